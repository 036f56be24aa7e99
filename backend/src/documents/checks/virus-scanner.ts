import { connect, type Socket } from 'node:net';
import { Injectable } from '@nestjs/common';
import { busy } from '../../common/errors/app-error.js';
import { AppLogger } from '../../common/logging/app-logger.js';
import { AppConfig } from '../../config/app-config.js';
import type { VirusScannerAddress } from '../../config/virus-scanner-address.js';
import type { SpooledFile } from '../upload/spooled-file.js';
import { refusedContent } from './refused-document.js';

/** Longest time without a response of the scanner, in ms. */
const SILENCE_MS = 30_000;
/** Maximum length of an answer; clamd writes one short line. */
const MAX_ANSWER_LENGTH = 4_096;
/** Seconds after which a file that could not be scanned may be sent again. */
const RETRY_SECONDS = 30;

/**
 * Scans files with clamd if `CLAMAV_URL` is set, and accepts everything otherwise. If the scanner does not answer,
 * the file is refused: an operator who set it up relies on it.
 */
@Injectable()
export class VirusScanner {
  private readonly address: VirusScannerAddress | undefined;

  constructor(
    { virusScanner }: AppConfig,
    private readonly logger: AppLogger,
  ) {
    this.address = virusScanner;
  }

  /** @throws RefusedDocument when something is found; AppError UNAVAILABLE when the scanner does not answer */
  async scan(file: SpooledFile): Promise<void> {
    if (this.address === undefined) return;
    const answer = await askClamd(this.address, file).catch((thrown: unknown) => {
      throw busy(RETRY_SECONDS, thrown);
    });
    if (answer.endsWith(' OK')) return;
    if (!answer.endsWith(' FOUND')) throw busy(RETRY_SECONDS, new Error(`clamd answers: ${answer}`));
    this.logger.warn('a file with a virus was refused', { answer });
    throw refusedContent('virus', 'A virus was found in this file. Please choose another file.');
  }
}

/** Sends one file by clamd's INSTREAM: length-prefixed chunks, an empty one at the end, and returns its answer. */
function askClamd(address: VirusScannerAddress, file: SpooledFile): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    let answer = '';
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('clamd does not answer')));
    socket.setEncoding('utf8');
    socket.on('error', reject);
    socket.on('data', (text: string) => {
      answer += text;
      const end = answer.indexOf('\0');
      if (end < 0 && answer.length <= MAX_ANSWER_LENGTH) return;
      resolve(answer.slice(0, Math.max(end, 0)).replace(/^stream: /, ' '));
      socket.destroy();
    });
    socket.on('close', () => reject(new Error('clamd hung up without an answer')));
    socket.once('connect', () => sendChunks(socket, file).catch((thrown: Error) => socket.destroy(thrown)));
  });
}

async function sendChunks(socket: Socket, file: SpooledFile): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const chunk of file.openPlain() as AsyncIterable<Buffer>) {
    if (socket.destroyed) return;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    // Wait until the scanner has taken it or disconnected.
    if (!socket.write(chunk)) {
      await new Promise<void>((resolve) => {
        socket.once('drain', resolve);
        socket.once('close', () => resolve());
      });
    }
  }
  socket.write(Buffer.alloc(4));
}
