import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { Ajv, type ValidateFunction } from 'ajv';
import { expect } from 'vitest';
import { main } from '../../cli/main.ts';
import type { Output } from '../../cli/terminal/io.ts';

export interface Run {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

class Collector implements Output {
  text = '';

  async write(text: string): Promise<void> {
    this.text += text;
  }
}

/** Runs a command line in this process, with `input` as standard input, and returns what it wrote. */
export async function kaisu(argv: readonly string[], input = ''): Promise<Run> {
  const stdout = new Collector();
  const stderr = new Collector();
  const stdin = Readable.from(input === '' ? [] : [Buffer.from(input)]);
  const status = await main(argv, { stdin, stdout, stderr, terminal: undefined });
  return { status, stdout: stdout.text, stderr: stderr.text };
}

const ajv = new Ajv({ allErrors: true });
const validators = new Map<string, ValidateFunction>();

/** Holds a document to `cli/schemas/<name>.json`. */
export function expectSchema(name: string, document: unknown): void {
  let validate = validators.get(name);
  if (!validate) {
    validate = ajv.compile(
      JSON.parse(readFileSync(new URL(`../../cli/schemas/${name}.json`, import.meta.url), 'utf8')),
    );
    validators.set(name, validate);
  }
  expect(validate(document) ? [] : [validate.errors, document]).toEqual([]);
}

/** Wrong input: status 2, one sentence on stderr that says so, nothing on stdout, no stack trace. */
export function expectRefused({ status, stdout, stderr }: Run, sentence: RegExp): void {
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^kaisu: [^\n]+\n$/);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/\n\s+at /);
}
