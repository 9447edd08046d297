import type { Codec } from '../formats/codec.ts';
import { battleshipsCodec } from './battleships/formats.ts';
import { castleWallCodec } from './castle-wall/formats.ts';
import { tilepaintCodec } from './tilepaint/formats.ts';
import { usowanCodec } from './usowan/formats.ts';

export const codecs: readonly Codec[] = [usowanCodec, battleshipsCodec, tilepaintCodec, castleWallCodec];
