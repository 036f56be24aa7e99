import path from 'node:path';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AppConfig } from '../config/app-config.js';
import { KeyRing } from '../crypto/key-ring.js';
import { DocumentChecker } from './checks/document-checker.js';
import { VirusScanner } from './checks/virus-scanner.js';
import { DocumentKeysCheck } from './store/document-keys-check.js';
import { DocumentReferences } from './store/document-references.js';
import {
  CHUNK_MODEL,
  chunkSchema,
  FILE_MODEL,
  fileSchema,
  LEASE_MODEL,
  leaseSchema,
} from './store/document-schemas.js';
import { DocumentStore } from './store/document-store.js';
import { DocumentSweeper } from './store/document-sweeper.js';
import { SpoolFolder } from './upload/spool-folder.js';
import { SpoolSweeper } from './upload/spool-sweeper.js';
import { UploadSemaphore } from './upload/upload-semaphore.js';

/** Uploaded files: upload, checks, encryption, storage, download. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: FILE_MODEL, schema: fileSchema },
      { name: CHUNK_MODEL, schema: chunkSchema },
      { name: LEASE_MODEL, schema: leaseSchema },
    ]),
  ],
  providers: [
    {
      provide: SpoolFolder,
      inject: [AppConfig],
      useFactory: (config: AppConfig) => new SpoolFolder(path.join(config.dataDir, 'spool')),
    },
    {
      provide: KeyRing,
      inject: [AppConfig],
      useFactory: (config: AppConfig) => new KeyRing(config.encryptionKeys, 'documents'),
    },
    UploadSemaphore,
    DocumentKeysCheck,
    DocumentReferences,
    DocumentStore,
    DocumentSweeper,
    SpoolSweeper,
    DocumentChecker,
    VirusScanner,
  ],
  exports: [SpoolFolder, UploadSemaphore, DocumentReferences, DocumentStore, DocumentChecker],
})
export class DocumentsModule {}
