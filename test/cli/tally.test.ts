import { describe, expect, test } from 'vitest';
import { tallyOfPlaywright, tallyOfVitest } from '../../cli/setup/tally.cjs';

describe('what vitest reports', () => {
  const report = (...tests: readonly [name: string, status: string][]) => ({
    testResults: [
      {
        name: 'a.test.ts',
        status: tests.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
        assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
      },
    ],
  });

  test('is counted by test', () => {
    const tally = tallyOfVitest(report(['one', 'passed'], ['two', 'failed'], ['three', 'passed']), () => true);
    expect(tally).toEqual({ passed: 2, failed: ['two'], skipped: [], flaky: [] });
  });

  test('skips that are expected are told apart; others have failed', () => {
    const tally = tallyOfVitest(report(['needs x', 'pending'], ['y', 'skipped'], ['z', 'todo']), (name) =>
      name.includes('needs'),
    );
    expect(tally).toMatchObject({ passed: 0, skipped: ['needs x'] });
    expect(tally.failed).toEqual(['y (skipped, which nobody expects)', 'z (skipped, which nobody expects)']);
  });

  test('a file that could not be loaded has failed', () => {
    const testResults = [{ name: 'broken.test.ts', status: 'failed', assertionResults: [] }];
    expect(tallyOfVitest({ testResults }, () => true).failed).toEqual(['broken.test.ts']);
  });
});

test('what Playwright reports: what passed on a second try is flaky, not passed; a skip has failed', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped') => ({
    title,
    tests: [{ status }],
  });
  const suites = [
    {
      title: 'play.spec.ts',
      specs: [spec('a', 'expected'), spec('b', 'flaky')],
      suites: [{ title: 'on a phone', specs: [spec('c', 'unexpected'), spec('d', 'skipped')] }],
    },
  ];
  expect(tallyOfPlaywright({ suites, errors: [{ message: 'no server\n at …' }] })).toEqual({
    passed: 1,
    failed: [
      'no server',
      'play.spec.ts › on a phone › c',
      'play.spec.ts › on a phone › d (skipped, which nobody expects)',
    ],
    skipped: [],
    flaky: ['play.spec.ts › b'],
  });
});
