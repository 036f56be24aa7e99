/**
 * Reads the container of old Office files ([MS-CFB]): a small file system of sectors and chains. Built for hostile
 * input: no chain is followed for longer than the file, and nothing larger than the file is allocated. (The library
 * that writes such files in the tests can be crashed by a crafted chain.)
 */
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const FAT_SECTORS_IN_HEADER = 109;
/** Sector numbers from here on are markers such as "end of chain". */
const FIRST_MARK = 0xfffffffa;
/** Streams smaller than this are stored in the mini stream. */
const MINI_CUTOFF = 4096;
const STREAM = 2;
const ROOT = 5;

interface Entry {
  name: string;
  type: number;
  start: number;
  size: number;
}

export class CompoundFile {
  /** Lower-case names of all streams and storages, without folders. */
  readonly names: ReadonlySet<string>;
  private readonly sectorBytes: number;
  private readonly sectorCount: number;
  private readonly fat: Uint32Array;
  private readonly miniFat: Uint32Array;
  private readonly entries: readonly Entry[];
  private readonly miniStream: Buffer;
  private readonly miniSectorBytes = 64;

  /** @throws Error when the structure is inconsistent */
  constructor(private readonly bytes: Buffer) {
    const shift = bytes.readUInt16LE(30);
    if (shift !== 9 && shift !== 12) throw new Error('unknown sector size');
    this.sectorBytes = 1 << shift;
    this.sectorCount = Math.max(0, Math.ceil(bytes.length / this.sectorBytes) - 1);
    // With another value a file of small streams could be read in millions of pieces.
    if (bytes.readUInt32LE(56) !== MINI_CUTOFF) throw new Error('unknown size of small streams');
    this.fat = this.readFat();
    this.entries = this.readEntries(bytes.readUInt32LE(48));
    this.names = new Set(this.entries.map(({ name }) => name.toLowerCase()));
    const root = this.entries.find(({ type }) => type === ROOT);
    if (!root) throw new Error('no root entry');
    this.miniStream = this.readChain(root.start, root.size);
    this.miniFat = asNumbers(this.readChain(bytes.readUInt32LE(60)));
  }

  /** The first bytes of a stream, at most `limit`; undefined when there is no such stream. */
  read(name: string, limit = Number.POSITIVE_INFINITY): Buffer | undefined {
    const wanted = name.toLowerCase();
    const entry = this.entries.find((one) => one.type === STREAM && one.name.toLowerCase() === wanted);
    if (!entry) return undefined;
    const size = Math.min(entry.size, limit);
    return entry.size < MINI_CUTOFF
      ? this.readMiniChain(entry.start, size)
      : this.readChain(entry.start, size);
  }

  private readFat(): Uint32Array {
    const sectors: number[] = [];
    for (let n = 0; n < FAT_SECTORS_IN_HEADER; n += 1) sectors.push(this.bytes.readUInt32LE(76 + 4 * n));
    const perSector = this.sectorBytes / 4 - 1;
    let next = this.bytes.readUInt32LE(68);
    for (let hops = 0; next < FIRST_MARK; hops += 1) {
      if (hops > this.sectorCount) throw new Error('endless chain');
      const numbers = asNumbers(this.sector(next));
      sectors.push(...numbers.slice(0, perSector));
      next = numbers[perSector] ?? FIRST_MARK;
    }
    const used = sectors.filter((sector) => sector < FIRST_MARK);
    if (used.length > this.sectorCount) throw new Error('more tables than sectors');
    return asNumbers(Buffer.concat(used.map((sector) => this.sector(sector))));
  }

  private readEntries(start: number): Entry[] {
    const directory = this.readChain(start);
    const entries: Entry[] = [];
    for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
      const type = directory.readUInt8(at + 66);
      const nameBytes = Math.min(64, Math.max(0, directory.readUInt16LE(at + 64) - 2));
      if (type === 0) continue;
      entries.push({
        name: directory.toString('utf16le', at, at + nameBytes),
        type,
        start: directory.readUInt32LE(at + 116),
        size: directory.readUInt32LE(at + 120),
      });
    }
    return entries;
  }

  /** The bytes of a chain, at most `size`; fewer when the chain ends early. @throws Error when it never ends. */
  private readChain(start: number, size = Number.POSITIVE_INFINITY): Buffer {
    const parts: Buffer[] = [];
    let missing = size;
    let next = start;
    for (let hops = 0; missing > 0 && next < FIRST_MARK; hops += 1) {
      if (hops > this.sectorCount) throw new Error('endless chain');
      const part = this.sector(next).subarray(0, missing);
      parts.push(part);
      missing -= part.length;
      next = this.fat[next] ?? FIRST_MARK;
    }
    return Buffer.concat(parts);
  }

  private readMiniChain(start: number, size: number): Buffer {
    const parts: Buffer[] = [];
    let missing = size;
    let next = start;
    for (let hops = 0; missing > 0 && next < FIRST_MARK; hops += 1) {
      if (hops > this.miniFat.length) throw new Error('endless chain');
      const at = next * this.miniSectorBytes;
      const part = this.miniStream.subarray(at, at + Math.min(missing, this.miniSectorBytes));
      if (part.length === 0) throw new Error('sector outside the file');
      parts.push(part);
      missing -= part.length;
      next = this.miniFat[next] ?? FIRST_MARK;
    }
    return Buffer.concat(parts);
  }

  private sector(number: number): Buffer {
    // The header takes up one sector, whatever its size.
    const at = (number + 1) * this.sectorBytes;
    const sector = this.bytes.subarray(Math.max(at, HEADER_BYTES), at + this.sectorBytes);
    if (sector.length === 0) throw new Error('sector outside the file');
    return sector;
  }
}

function asNumbers(bytes: Buffer): Uint32Array {
  const numbers = new Uint32Array(Math.floor(bytes.length / 4));
  for (let i = 0; i < numbers.length; i += 1) numbers[i] = bytes.readUInt32LE(4 * i);
  return numbers;
}
