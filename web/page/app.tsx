import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Dialogs } from './panels/dialogs.tsx';
import { DropTarget } from './panels/drop-target.tsx';
import { Header } from './panels/header.tsx';
import { useWorkbench } from './panels/workbench-context.ts';
import { type Place, places } from './places.ts';
import { pageWords } from './words.ts';

export function App() {
  const { surface } = useWorkbench();
  const place = places.find(({ id }) => id === surface.place.value) ?? places[0];
  return (
    <>
      {/* A button, not a link: the address's part after `#` names the board. */}
      <button type="button" class="skip" onClick={() => document.querySelector<SVGSVGElement>('svg.board')?.focus()}>
        {pageWords.skip}
      </button>
      <Header />
      <PlaceContent key={place.id} place={place} />
      <Dialogs />
      <DropTarget />
    </>
  );
}

function PlaceContent({ place }: { readonly place: Place }) {
  const [Loaded, setLoaded] = useState<ComponentType | undefined>(() =>
    'component' in place ? place.component : undefined,
  );
  useEffect(() => {
    if (!('component' in place)) void place.load().then((component) => setLoaded(() => component));
  }, [place]);
  return Loaded ? <Loaded /> : <p class="loading">{pageWords.loading}</p>;
}
