// Pictures of other kinds, made from the SVG that a genre prints. Loaded when first asked for.

function parsed(svg: string): SVGSVGElement {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const root = document.documentElement;
  if (!(root instanceof SVGSVGElement)) throw new Error('the picture is no SVG');
  return root;
}

function extentOf(svg: SVGSVGElement): { width: number; height: number } {
  const box = svg.viewBox.baseVal;
  return box && box.width > 0 ? box : { width: svg.width.baseVal.value, height: svg.height.baseVal.value };
}

/** The same picture as PNG, its longer side 2400 pixels at most and otherwise 4 pixels a unit. */
export async function pngOf(svg: string): Promise<Blob> {
  const { width, height } = extentOf(parsed(svg));
  const scale = Math.min(4, 2400 / Math.max(width, height));
  const image = new Image(width * scale, height * scale);
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas to draw on');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came out'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The picture in the middle of an A4 page, upright or lying as fits it better; vectors stay vectors. */
export async function pdfOf(svg: string): Promise<Blob> {
  const [{ jsPDF }, { svg2pdf }] = await Promise.all([import('jspdf'), import('svg2pdf.js')]);
  const root = parsed(svg);
  const { width, height } = extentOf(root);
  const page = new jsPDF({ unit: 'mm', format: 'a4', orientation: width > height ? 'landscape' : 'portrait' });
  const margin = 20;
  const [across, down] = [
    page.internal.pageSize.getWidth() - 2 * margin,
    page.internal.pageSize.getHeight() - 2 * margin,
  ];
  // A small board isn't blown up to the whole page: its cells get about 16 mm at most.
  const scale = Math.min(across / width, down / height, 0.5);
  // svg2pdf measures the element, so it has to be in the document while it works.
  const holder = document.createElement('div');
  holder.className = 'unseen';
  holder.append(document.importNode(root, true));
  document.body.append(holder);
  try {
    const drawn = holder.firstElementChild as SVGSVGElement;
    await svg2pdf(drawn, page, {
      x: margin + (across - width * scale) / 2,
      y: margin,
      width: width * scale,
      height: height * scale,
    });
  } finally {
    holder.remove();
  }
  return page.output('blob');
}
