// How often each cell is shaded over all answers of a size, exactly, as a picture that any browser shows. `numerators` and
// `total` are big integers; `probabilities` are their ratios.
import { blankBoard, field } from 'kaisu';

const size = { width: 5, height: 4 };
const side = 40;
const { total, probabilities } = field(blankBoard('usowan', size));
const most = Math.max(...probabilities);

console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width * side} ${size.height * side}">`);
console.log(`  <title>Shaded over ${total} answers</title>`);
probabilities.forEach((share, cell) => {
  const [x, y] = [(cell % size.width) * side, Math.floor(cell / size.width) * side];
  const shade = `hsl(210 60% ${(96 - (56 * share) / most).toFixed(0)}%)`;
  console.log(`  <rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${shade}"/>`);
});
console.log('</svg>');

// Prints:
//
//   <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 160">
//     <title>Shaded over 2749 answers</title>
//     <rect x="0" y="0" width="40" height="40" fill="hsl(210 60% 40%)"/>
//     <rect x="40" y="0" width="40" height="40" fill="hsl(210 60% 69%)"/>
//   …
//     <rect x="160" y="120" width="40" height="40" fill="hsl(210 60% 40%)"/>
//   </svg>
