import { genreCases } from '../support/genre-cases.ts';
import { ladderLaws } from './ladder-laws.ts';

for (const one of genreCases) ladderLaws(one);
