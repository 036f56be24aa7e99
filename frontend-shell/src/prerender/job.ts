import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { RemotesConfig } from 'frontend-shared/federation/remote-contract';

/** What the server asks the prerenderer for. Folders are absolute. */
export interface PrerenderJob {
  /** Name of the snapshot; it becomes the name of its folder. */
  snapshot: string;
  /** Folder of all snapshots. */
  snapshots: string;
  /** Built shell, and the built remotes with the code that makes their pages. */
  shell: string;
  builds: { app_public: string; app_presentation?: string };
  site: SiteConfig;
  remotes: RemotesConfig;
}

/** What it answers. */
export interface PrerenderReport {
  pages: number;
  /** Pages that could not be made; the browser makes them. */
  failed: { address: string; reason: string }[];
  /** What browsers will refuse although it was prerendered, in sentences. */
  mismatches: string[];
}

/** `snapshot.json` in the folder of a snapshot. */
export interface SnapshotFile {
  snapshot: string;
  /** File of each address without language prefix, such as `about/index.html`, and its size in bytes. */
  pages: Record<string, { file: string; bytes: number }>;
}

/** `.server/build.json` of a build, written by `frontend-shared/webpack/plugins/build-manifest-plugin.mjs`. */
export interface BuildManifest {
  build: string;
  first: string;
  /** Version of the federation runtime that it was built with. */
  federationRuntime: string;
  /** The shell's `src/boot/form-boot.ts` as a browser asks for it, from the folder of the build. */
  formBoot?: string;
  parts: Record<string, BuildPart | undefined>;
}

export interface BuildPart {
  js: string[];
  css: string[];
  /** Parts that this one may fetch in turn. */
  inside: string[];
}
