import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { composed } from './composed.ts';

// `npm run schemas`: makes the parts of the schemas anew that come from the genres.

for (const file of readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.json'))) {
  const path = new URL(file, import.meta.url);
  const schema = composed(file.replace('.json', ''), JSON.parse(readFileSync(path, 'utf8')));
  writeFileSync(path, `${JSON.stringify(schema, null, 2)}\n`);
}
