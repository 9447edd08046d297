import { natural } from '../../src/formats/option-value.ts';
import { InputError } from '../../src/grid/input-error.ts';

const units: Readonly<Record<string, number>> = { '': 0, K: 1, M: 2, G: 3, T: 4 };

/** A parser for commander: a whole number from `least` to `most`. */
export function naturalOption(option: string, least: number, most: number): (text: string) => number {
  return (text) => natural(text, option, least, most);
}

/** A time in seconds, decimals allowed: `30`, `0.5`. */
export function seconds(text: string): number {
  const value = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : 0;
  if (value <= 0)
    throw new InputError(`--seconds is '${text}', where a number of seconds above 0 such as 30 or 0.5 was expected.`);
  return value;
}

/** A size of memory in bytes: `512MiB`, `2GiB`, `1.5G`, or plain bytes. K, M, G, T are powers of 1024. */
export function memory(text: string): number {
  const match = /^(\d{1,15}(?:\.\d{1,9})?)\s?([KMGT]?)(?:i?B)?$/i.exec(text);
  const value = match ? Math.round(Number(match[1]) * 1024 ** (units[(match[2] ?? '').toUpperCase()] ?? 0)) : 0;
  if (!(value >= 1 && value <= Number.MAX_SAFE_INTEGER))
    throw new InputError(`--memory is '${text}', where a size such as 512MiB or 2GiB was expected.`);
  return value;
}

/** A size in bytes as people read it: `3.4 MiB`. */
export function bytesForPeople(bytes: number): string {
  const names = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];
  const power = Math.max(0, Math.min(names.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
  const value = bytes / 1024 ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${names[power]}`;
}

/** A whole number with its thousands set apart, as people read it: `118 930 018 898`. */
export function grouped(value: number | bigint): string {
  return value.toString().replace(/\B(?=(\d{3})+$)/g, ' ');
}

/** `1 answer`, `118 930 018 898 answers`. */
export function answersInWords(answers: bigint): string {
  return answers === 1n ? '1 answer' : `${grouped(answers)} answers`;
}
