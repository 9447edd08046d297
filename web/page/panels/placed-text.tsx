import { useWorkbench } from './workbench-context.ts';

/** Cells, edges and lines as sentences name them. */
const PLACE = /(r\d+c\d+-r\d+c\d+|r\d+c\d+|(?:row|column) \d+)/;

/** A sentence whose places light up on the board when they are pointed at. */
export function PlacedText({ text }: { readonly text: string }) {
  const { hints } = useWorkbench();
  const point = (place: string | undefined) => () => {
    hints.pointed.value = place;
  };
  return (
    <>
      {text.split(PLACE).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <span key={`${at} ${part}`} class="placed" onPointerEnter={point(part)} onPointerLeave={point(undefined)}>
            {part}
          </span>
        ),
      )}
    </>
  );
}
