import { defineConfig } from 'vitest/config';

/** Files that take more than two seconds each; the others are those that `npm run check` runs. */
const long = [
  'test/cli/{compose,process,sweep,threads}.test.ts',
  'test/compose/compose.test.ts',
  'test/formats/{corpus,fuzz,properties}.test.ts',
  'test/docs/adding-a-genre.test.ts',
  'test/hint/{boards,hint}.test.ts',
  'test/ladder/{battleships,census,counted,usowan,walk}.test.ts',
  'test/laws/{bounded,ladder}.test.ts',
  'test/library/facade.test.ts',
  'test/package/package.test.ts',
  'test/research/{bank,bank-build,measure}.test.ts',
  'test/rules/{brute,counted,figures,published,reasons}.test.ts',
  'test/search/{proof,referee}.test.ts',
  'test/sweep/{battleships,brute,figures,lanes,loop-draws,tilepaint}.test.ts',
];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // Time is never asserted; these only end what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    coverage: { provider: 'v8', include: ['src/**', 'cli/**', 'research/**'] },
    projects: [
      { extends: true, test: { name: 'quick', include: ['test/**/*.test.ts'], exclude: long } },
      { extends: true, test: { name: 'long', include: long } },
    ],
  },
});
