import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { RemotesConfig } from 'frontend-shared/federation/remote-contract';

/** Job of the prerenderer, sent by the server. Folders are absolute paths. */
export interface PrerenderJob {
  /** Name of the snapshot, and of its folder. */
  snapshot: string;
  /** Folder of all snapshots. */
  snapshots: string;
  /** Folder of the built shell; `builds` are the folders of the built remotes, with their server code. */
  shell: string;
  builds: { app_public: string; app_presentation?: string };
  site: SiteConfig;
  remotes: RemotesConfig;
}

/** Result of a job. */
export interface PrerenderReport {
  pages: number;
  /** Pages that failed to render; they are client-rendered instead. */
  failed: { address: string; reason: string }[];
  /** Remotes that were prerendered but that browsers will refuse, as sentences. */
  mismatches: string[];
}

/** `snapshot.json` in the folder of a snapshot. */
export interface SnapshotFile {
  snapshot: string;
  /** File of each address, such as `about/index.html`, and its size in bytes. */
  pages: Record<string, { file: string; bytes: number }>;
}

/** `.server/build.json` of a build, written by `frontend-shared/webpack/plugins/build-manifest-plugin.mjs`. */
export interface BuildManifest {
  build: string;
  first: string;
  /** Version of the federation runtime of this build. */
  federationRuntime: string;
  /** Built file of the shell's `src/boot/form-boot.ts`, relative to the build folder. */
  formBoot?: string;
  parts: Record<string, BuildPart | undefined>;
}

export interface BuildPart {
  js: string[];
  css: string[];
  /** Parts that this one loads by `import()`. */
  inside: string[];
}
