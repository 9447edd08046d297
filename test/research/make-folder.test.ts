import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../research/make-folder.ts';

test('folders are made with all above them, and refused where there can be none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaisu-folders-'));
  try {
    makeFolder(join(folder, 'a', 'b', 'c'));
    makeFolder(join(folder, 'a', 'b', 'c'));
    expect(existsSync(join(folder, 'a', 'b', 'c'))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
  // Below a file, and where the system makes none.
  expect(() => makeFolder('/dev/null/a/b')).toThrow();
  if (existsSync('/proc')) expect(() => makeFolder('/proc/nothing/here')).toThrow();
});
