import { genreCases } from '../support/genre-cases.ts';
import { witnessLaw } from './witness-law.ts';

for (const { genre, fixtures } of genreCases) witnessLaw(genre, fixtures.witnesses);
