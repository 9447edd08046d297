import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { YES } from '../../src/board/marks.ts';
import type { BankBoard, KeptGame } from '../../web/page/state/host.ts';
import type { OpenBoard } from '../../web/page/state/open-board.ts';
import { Workbench } from '../../web/page/state/workbench.ts';
import { Channel, type FakeHost, fakeHost, MemoryGames } from './support/fake-host.ts';

// The whole state of the page, made without a browser. Services run in this process; time passes when it is moved.

const made: Workbench[] = [];

afterEach(() => {
  for (const workbench of made.splice(0)) workbench.close();
});

async function started(
  host: FakeHost = fakeHost(),
): Promise<{ workbench: Workbench; host: FakeHost; board: OpenBoard }> {
  const workbench = new Workbench(host);
  made.push(workbench);
  await workbench.start();
  const board = workbench.board.peek();
  if (!board) throw new Error('no board was opened');
  return { workbench, host, board };
}

function bank(genre: string): BankBoard[] {
  const text = readFileSync(new URL(`../../bank/${genre}.json`, import.meta.url), 'utf8');
  return (JSON.parse(text) as { boards: BankBoard[] }).boards;
}

const short = (address: string): string => address.slice(address.indexOf('?') + 1);
const mark = (board: OpenBoard, index: number, value: number): boolean =>
  board.play('stroke', [{ layer: 'marks', index, value }]);
const marksOf = (board: OpenBoard): number[] => [...board.game.layers.marks];
const said = (workbench: Workbench): string | undefined => workbench.messages.current.peek()?.text;

/** The one answer of a board, as the solver finds it. */
async function answerOf(host: FakeHost, board: OpenBoard): Promise<readonly number[]> {
  const { answers } = await host.solver.ask((service) => service.status(board.key, 60));
  return answers[0];
}

/** Lays an answer on the board stroke by stroke. */
function lay(board: OpenBoard, answer: readonly number[]): void {
  answer.forEach((value, index) => {
    if (value === YES && board.printed[index] === 0) mark(board, index, YES);
  });
}

describe('opening', () => {
  test('begins with the first board of the library, and its place there is its title', async () => {
    const { workbench, host, board } = await started();
    expect(board.genre).toBe('usowan');
    expect(workbench.entry.peek()).toMatchObject({ number: 1 });
    expect(host.address.current().hash).toBe(short(bank('usowan')[0].puzzlink));
    expect(host.address.title).toBe('Usowan 6×6 no. 1 · Kaisu');
  });

  test('begins with the board that the address names', async () => {
    const { board } = await started(fakeHost({ hash: short(bank('tilepaint')[4].puzzlink) }));
    expect(board.address).toBe(bank('tilepaint')[4].puzzlink);
  });

  test('says why an address holds no board, opens another one and keeps saying it', async () => {
    const { workbench, board } = await started(fakeHost({ hash: 'usoone/6/6/!' }));
    expect(board.genre).toBe('usowan');
    expect(said(workbench)).toMatch(/^That could not be opened\. .*\.$/);
  });

  test('a refused text leaves the board where it is', async () => {
    const { workbench, board } = await started();
    expect(await workbench.open('no board at all')).toBe(false);
    expect(workbench.board.peek()).toBe(board);
    expect(workbench.messages.current.peek()).toMatchObject({ tone: 'bad' });
  });

  test('back and forward walk through the boards that were opened', async () => {
    const { workbench, host } = await started();
    const [, second, third] = bank('battleships').map(({ puzzlink }) => puzzlink);
    await workbench.open(second);
    await workbench.open(third);
    expect(host.address.entries).toHaveLength(3);
    host.address.walk(-1);
    await vi.waitFor(() => expect(workbench.board.peek()?.address).toBe(second));
    expect(host.address.title).toBe('Battleships 6×6 no. 2 · Kaisu');
    host.address.walk(-1);
    await vi.waitFor(() => expect(workbench.board.peek()?.genre).toBe('usowan'));
    host.address.walk(2);
    await vi.waitFor(() => expect(workbench.board.peek()?.address).toBe(third));
    expect(host.address.entries).toHaveLength(3);
  });

  test('a board without an address has a place in the history, and in later visits too', async () => {
    const games = new MemoryGames();
    const { workbench, host } = await started(fakeHost({ games }));
    // puzz.link writes no number above 255.
    const text = JSON.stringify({
      kaisu: 1,
      genre: 'tilepaint',
      width: 2,
      height: 1,
      tiles: [0, 1],
      columns: [300, -1],
      rows: [-1],
      right: [-1, -1],
      down: [-1, -1],
    });
    expect(await workbench.open(text)).toBe(true);
    const { hash } = host.address.current();
    expect(hash).toMatch(/^board\/[0-9a-z]+$/);
    const later = await started(fakeHost({ games, hash }));
    expect(later.board.puzzle).toMatchObject({ columns: [300, -1] });
    const elsewhere = await started(fakeHost({ hash }));
    expect(said(elsewhere.workbench)).toContain('not on this one');
  });

  test('of two boards asked for at once the later one lies there', async () => {
    const { workbench } = await started();
    const [first, second] = bank('castle-wall').map(({ puzzlink }) => puzzlink);
    await Promise.all([workbench.open(first), workbench.open(second)]);
    expect(workbench.board.peek()?.address).toBe(second);
  });
});

describe('games', () => {
  test('are found again by their puzzle, with their past, their time and their trial', async () => {
    const games = new MemoryGames();
    const one = await started(fakeHost({ games }));
    mark(one.board, 0, 1);
    one.board.act((game) => game.enterTrial());
    mark(one.board, 3, 2);
    one.host.time.pass(65_000);
    await one.workbench.games.saveNow();
    const marks = marksOf(one.board);
    const two = await started(fakeHost({ games, hash: one.host.address.current().hash }));
    expect(marksOf(two.board)).toEqual(marks);
    expect(two.board.game.depth).toBe(1);
    expect(two.workbench.timer.now()).toBe(65);
    expect(said(two.workbench)).toBe('Resumed where you left off.');
    two.board.act((game) => game.goTo(0));
    expect(marksOf(two.board).every((value) => value === 0)).toBe(true);
  });

  test('that an earlier version saved open as they were', async () => {
    const saved = JSON.parse(readFileSync(new URL('saved-games.json', import.meta.url), 'utf8')) as KeptGame[];
    expect(saved.map(({ genre }) => genre).sort()).toEqual(['battleships', 'castle-wall', 'tilepaint', 'usowan']);
    for (const game of saved) {
      const games = new MemoryGames();
      games.records.set(game.key, game);
      const { workbench, board } = await started(fakeHost({ games, hash: short(game.address ?? '') }));
      expect(board.game.steps).toHaveLength(game.steps.length);
      expect(board.game.at).toBe(game.at);
      expect(board.complete.peek()).toBe(game.complete);
      expect(workbench.timer.now()).toBe(game.seconds);
      expect(board.isTouched).toBe(true);
      await vi.waitFor(() => expect(workbench.library.games.peek()).toHaveLength(1));
    }
  });

  test('are found by their address when their key is written otherwise', async () => {
    const games = new MemoryGames();
    const one = await started(fakeHost({ games }));
    mark(one.board, 0, 1);
    await one.workbench.games.saveNow();
    const [[key, game]] = [...games.records];
    games.records.clear();
    games.records.set(`${key} `, { ...(game as KeptGame), key: `${key} ` });
    const two = await started(fakeHost({ games, hash: one.host.address.current().hash }));
    expect(marksOf(two.board)[0]).toBe(1);
  });

  test('that are damaged open empty, say so, and are kept for download', async () => {
    const first = await started();
    for (const damage of [
      { steps: [{ kind: 'stroke', layers: ['marks'], changes: [0, 0, 2, 1] }] },
      { steps: 'no steps' },
      { steps: [{ kind: 'harm', layers: [], changes: [] }] },
      { steps: [{ kind: 'stroke', layers: ['__proto__'], changes: [0, 0, 0, 1] }], at: 7 },
    ]) {
      const games = new MemoryGames();
      const { key, genre, address } = first.board;
      const record = {
        key,
        genre,
        address,
        when: 5,
        start: {},
        at: 0,
        seconds: 9,
        complete: false,
        ...damage,
      };
      games.records.set(key, record);
      const { workbench, host, board } = await started(fakeHost({ games, hash: short(address ?? '') }));
      expect(board.isTouched).toBe(false);
      expect(said(workbench)).toContain('damaged');
      mark(board, 1, 1);
      expect(said(workbench)).toContain('damaged');
      workbench.messages.current.peek()?.action?.run();
      expect(JSON.parse(host.downloads[0].text)).toEqual(record);
      await workbench.games.saveNow();
      expect(games.records.get(`damaged ${key}`)).toMatchObject({ damaged: record });
    }
  });

  test('are all listed, the latest first, untouched ones too', async () => {
    const { workbench, host } = await started();
    for (const { puzzlink } of bank('tilepaint').slice(0, 3)) {
      host.time.pass(1000);
      await workbench.open(puzzlink);
    }
    await vi.waitFor(() => expect(workbench.library.games.peek()).toHaveLength(4));
    expect(workbench.library.games.peek()[0].address).toBe(bank('tilepaint')[2].puzzlink);
  });
});

describe('two tabs on one board', () => {
  async function pair() {
    const shared = { games: new MemoryGames(), channel: new Channel() };
    const one = await started(fakeHost(shared));
    const two = await started(fakeHost(shared));
    return { one, two };
  }

  test('show each other’s steps at once, and undo them', async () => {
    const { one, two } = await pair();
    mark(one.board, 0, 1);
    await vi.waitFor(() => expect(marksOf(two.board)[0]).toBe(1));
    mark(two.board, 3, 2);
    await vi.waitFor(() => expect(marksOf(one.board)[3]).toBe(2));
    one.board.act((game) => game.undo());
    await vi.waitFor(() => expect(marksOf(two.board)[3]).toBe(0));
    expect(two.board.game.at).toBe(1);
  });

  test('lose nothing when both are used at the same moment', async () => {
    const { one, two } = await pair();
    mark(one.board, 0, 1);
    mark(two.board, 3, 2);
    await vi.waitFor(() => {
      expect([marksOf(one.board)[0], marksOf(one.board)[3]]).toEqual([1, 2]);
      expect(marksOf(two.board)).toEqual(marksOf(one.board));
    });
  });

  test('a stroke under way is ended before the other tab’s step is shown', async () => {
    const { one, two } = await pair();
    two.board.game.begin();
    two.board.game.write('marks', 3, 2);
    mark(one.board, 0, 1);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(marksOf(two.board)[0]).toBe(0);
    two.board.act((game) => game.commit());
    await vi.waitFor(() => {
      expect([marksOf(two.board)[0], marksOf(two.board)[3]]).toEqual([1, 2]);
      expect(marksOf(one.board)).toEqual(marksOf(two.board));
    });
  });

  test('another board in the other tab changes nothing here', async () => {
    const { one, two } = await pair();
    await two.workbench.open(bank('usowan')[1].puzzlink);
    const other = two.workbench.board.peek() as OpenBoard;
    mark(other, 0, 1);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(one.board.isTouched).toBe(false);
  });
});

describe('checking', () => {
  const touching = 'usoone/4/3/0000q1';

  test('live faults are told as they arise and go when they are mended', async () => {
    const { workbench, board } = await started(fakeHost({ hash: touching }));
    mark(board, 1, 1);
    expect(workbench.checking.live.peek()).toEqual([]);
    mark(board, 2, 1);
    expect(workbench.checking.live.peek()).toMatchObject([{ rule: 'touching-shaded', places: ['r1c2', 'r1c3'] }]);
    mark(board, 2, 0);
    expect(workbench.checking.live.peek()).toEqual([]);
  });

  test('are told too when live checking is switched on, and when a file brings them', async () => {
    const { workbench, board } = await started(fakeHost({ hash: touching }));
    workbench.settings.of.checking.value = 'request';
    mark(board, 1, 1);
    mark(board, 2, 1);
    expect(workbench.checking.live.peek()).toEqual([]);
    workbench.settings.of.checking.value = 'live';
    expect(workbench.checking.live.peek()).toHaveLength(1);
    await workbench.open('pzprv3/usoone/2/4/1/0 0 0 0 /0 0 0 0 /1 . . . /. . . . /. 1 1 . /. . . . /');
    expect(workbench.checking.live.peek()).toHaveLength(1);
  });

  test('the button tells the gravest fault first, and what is not met when nothing is beyond mending', async () => {
    const { workbench } = await started();
    await workbench.open('pzprv3/castle/3/4/. . . 4,3,0 /. . . . /. . . . /1 0 0 /1 0 0 /0 0 1 /1 1 0 0 /0 0 0 0 /');
    expect(await workbench.checking.check()).toBe('faulty');
    expect(workbench.checking.asked.peek()).toMatchObject({ rule: 'small-loop' });
    await workbench.open(bank('usowan')[0].puzzlink);
    expect(await workbench.checking.check()).toBe('faulty');
    expect(workbench.checking.asked.peek()).toMatchObject({ rule: 'lie-count' });
    const board = workbench.board.peek() as OpenBoard;
    mark(board, 0, 2);
    expect(workbench.checking.asked.peek()).toBeUndefined();
  });
});

describe('solved', () => {
  test('stops the clock, keeps the best time, and leads to the next board', async () => {
    const { workbench, host, board } = await started();
    const answer = await answerOf(host, board);
    host.time.pass(90_000);
    lay(board, answer);
    await vi.waitFor(() => expect(workbench.solved.peek()).toEqual({ seconds: 90, best: undefined }));
    expect(board.isSolved.peek()).toBe(true);
    expect(workbench.timer.isRunning.peek()).toBe(false);
    expect(said(workbench)).toBe('Solved in 1:30.');
    workbench.restart();
    expect(board.isTouched).toBe(false);
    expect(workbench.timer.now()).toBe(0);
    host.time.pass(40_000);
    lay(board, answer);
    await vi.waitFor(() => expect(workbench.solved.peek()).toEqual({ seconds: 40, best: 90 }));
    await workbench.games.saveNow();
    await vi.waitFor(() => expect(workbench.library.games.peek()[0]).toMatchObject({ best: 40, complete: true }));
    await workbench.openNext();
    expect(workbench.entry.peek()).toMatchObject({ number: 2 });
    expect(workbench.solved.peek()).toBeUndefined();
  });

  test('comes from a loaded board just as well', async () => {
    const { workbench, host, board } = await started();
    const answer = await answerOf(host, board);
    await workbench.open(board.json(answer));
    await vi.waitFor(() => expect(workbench.solved.peek()).toBeDefined());
    expect(workbench.timer.isRunning.peek()).toBe(false);
  });

  test('is not what an answer that is only shown makes, nor a trial before it is kept', async () => {
    const { workbench, host, board } = await started();
    const answer = await answerOf(host, board);
    await vi.waitFor(() => expect(workbench.answers.status.peek()).toMatchObject({ verdict: 'unique' }));
    workbench.answers.show();
    await vi.waitFor(() => expect(board.isSolved.peek()).toBe(true));
    expect(workbench.solved.peek()).toBeUndefined();
    expect(board.complete.peek()).toBe(false);
    board.act((game) => game.undo());
    board.act((game) => game.enterTrial());
    lay(board, answer);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(workbench.solved.peek()).toBeUndefined();
    board.act((game) => game.acceptTrial());
    await vi.waitFor(() => expect(workbench.solved.peek()).toBeDefined());
  });

  test('waits for every decision where the player asks for that', async () => {
    const { workbench, host, board } = await started();
    workbench.settings.of.finish.value = 'decided';
    const answer = await answerOf(host, board);
    lay(board, answer);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(workbench.solved.peek()).toBeUndefined();
    answer.forEach((value, index) => {
      if (value !== YES && board.printed[index] === 0) mark(board, index, 2);
    });
    await vi.waitFor(() => expect(workbench.solved.peek()).toBeDefined());
  });
});

describe('hints', () => {
  test('tell where, then the whole step, then make it', async () => {
    const { workbench, board } = await started();
    const { hints } = workbench;
    await hints.ask();
    const reply = hints.reply.peek();
    if (typeof reply !== 'object') throw new Error('no hint came');
    expect(reply.kind).toBe('step');
    expect(hints.isWhole.peek()).toBe(false);
    hints.showWhole();
    expect(hints.isWhole.peek()).toBe(true);
    hints.follow();
    for (const { decision, mark: value } of reply.marks) expect(board.game.layers.marks[decision]).toBe(value);
    expect(hints.reply.peek()).toBeUndefined();
  });

  test('alone solve the board, and end a pause', async () => {
    const { workbench } = await started();
    const { hints, timer } = workbench;
    timer.togglePause();
    expect(timer.isPaused.peek()).toBe(true);
    for (let step = 0; step < 100 && !workbench.solved.peek(); step++) {
      await hints.ask();
      expect(timer.isPaused.peek()).toBe(false);
      hints.follow();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await vi.waitFor(() => expect(workbench.solved.peek()).toBeDefined());
  });

  test('say first that a mark is wrong, and lead back to before it', async () => {
    const { workbench, host, board } = await started();
    const answer = await answerOf(host, board);
    const yes = answer.findIndex((value, index) => value === YES && board.printed[index] === 0);
    const no = answer.findIndex((value, index) => value !== YES && board.printed[index] === 0);
    mark(board, yes, 1);
    mark(board, no, 1);
    await workbench.hints.ask();
    expect(workbench.hints.reply.peek()).toMatchObject({ kind: 'wrong' });
    await workbench.hints.goBack();
    expect(marksOf(board).filter((value) => value !== 0)).toEqual([1]);
    expect(board.game.at).toBe(1);
  });

  test('are stopped with the question that nobody asks any more', async () => {
    const { workbench, board } = await started();
    const asking = workbench.hints.ask();
    expect(workbench.hints.reply.peek()).toBe('thinking');
    mark(board, 2, 2);
    await asking;
    expect(workbench.hints.reply.peek()).toBeUndefined();
  });
});

describe('a worker that crashes', () => {
  test('is told of, loses nothing, and is asked again', async () => {
    const { workbench, host, board } = await started();
    mark(board, 0, 2);
    host.hints.crashes = 1;
    await workbench.hints.ask();
    expect(workbench.hints.reply.peek()).toBeUndefined();
    expect(said(workbench)).toContain('ended unexpectedly');
    expect(marksOf(board)[0]).toBe(2);
    await workbench.hints.ask();
    expect(workbench.hints.reply.peek()).toBeDefined();
  });

  test('while a board is opened leaves the one that lies there', async () => {
    const { workbench, host, board } = await started();
    host.boards.crashes = 1;
    expect(await workbench.open(bank('usowan')[3].puzzlink)).toBe(false);
    expect(workbench.board.peek()).toBe(board);
    expect(await workbench.open(bank('usowan')[3].puzzlink)).toBe(true);
  });

  test('while answers are sought leaves their number unknown', async () => {
    const host = fakeHost();
    host.solver.crashes = 1;
    const { workbench } = await started(host);
    await vi.waitFor(() => expect(workbench.answers.status.peek()).toMatchObject({ verdict: 'unknown' }));
    workbench.answers.lookLonger();
    await vi.waitFor(() => expect(workbench.answers.status.peek()).toMatchObject({ verdict: 'unique' }));
  });
});

describe('answers', () => {
  const two = 'tilepaint/2/2/ooj1111';

  test('of a board that has several are counted, and two of them are told apart', async () => {
    const { workbench, board } = await started(fakeHost({ hash: two }));
    const { answers } = workbench;
    await vi.waitFor(() => expect(answers.countings.peek()).toMatchObject([{ kept: false, state: 'done', text: '2' }]));
    expect(answers.status.peek()).toMatchObject({ verdict: 'several' });
    expect(answers.showsDifferences.peek()).toBe(true);
    mark(board, 0, 1);
    expect(answers.showsDifferences.peek()).toBe(false);
    await answers.count(true);
    expect(answers.countings.peek()).toContainEqual({ kept: true, state: 'done', text: '1' });
    mark(board, 0, 0);
    expect(answers.countings.peek().filter(({ kept }) => kept)).toEqual([]);
  });
});

describe('choices', () => {
  test('are remembered on the device; anything else found there counts as the default', async () => {
    const host = fakeHost();
    host.preferences.set('theme', 'dark');
    host.preferences.set('checking', '<img src=x>');
    const { workbench } = await started(host);
    expect(workbench.settings.of.theme.peek()).toBe('dark');
    expect(workbench.settings.of.checking.peek()).toBe('live');
    workbench.settings.of.palette.value = 'safe';
    expect(host.preferences.get('palette')).toBe('safe');
  });

  test('the clock stands while the page is out of sight, and the game is saved', async () => {
    const { workbench, host, board } = await started();
    host.time.pass(10_000);
    host.hide(true);
    host.time.pass(60_000);
    host.hide(false);
    host.time.pass(5_000);
    expect(workbench.timer.now()).toBe(15);
    mark(board, 0, 2);
    host.leave();
    await vi.waitFor(() => expect(host.games.records.get(board.key)).toMatchObject({ at: 1, seconds: 15 }));
  });

  test('water of finished lines fills with the stroke that finishes them, when that is wanted', async () => {
    const { workbench } = await started();
    await workbench.open('battleship/4/4/211111036u/3/11g/11g/31s');
    const board = workbench.board.peek() as OpenBoard;
    workbench.settings.of.water.value = 'filled';
    // Row 1 has one ship, which is printed: a stroke anywhere finds that its line is finished.
    mark(board, 12, 1);
    expect(marksOf(board).slice(1, 4)).toEqual([2, 2, 2]);
    expect(board.game.steps).toHaveLength(1);
    board.act((game) => game.undo());
    expect(board.isTouched).toBe(false);
  });
});
