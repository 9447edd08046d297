/**
 * Runs many items with at most `window` of them under way, and yields what comes of them in their order, each as soon as
 * it and those before it are there. An item is taken only when there is room for it, so that an endless input takes no
 * more memory than the window. What fails is thrown in its turn.
 */
export async function* inOrder<T, R>(
  items: AsyncIterable<T>,
  window: number,
  run: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const source = items[Symbol.asyncIterator]();
  const underWay: Promise<R>[] = [];
  let next: Promise<IteratorResult<T>> | undefined;
  let ended = false;
  const arrives = (promise: Promise<unknown>, what: 'item' | 'result') =>
    promise.then(
      () => what,
      () => what,
    );
  while (!ended || underWay.length > 0) {
    if (!ended && underWay.length < window) next ??= source.next();
    const first = underWay[0];
    const arrived = await Promise.race([
      ...(first ? [arrives(first, 'result')] : []),
      ...(next ? [arrives(next, 'item')] : []),
    ]);
    if (arrived === 'result') {
      yield await first;
      underWay.shift();
      continue;
    }
    const item = await next;
    next = undefined;
    if (!item || item.done) ended = true;
    else {
      const running = run(item.value);
      running.catch(() => {});
      underWay.push(running);
    }
  }
}
