import path from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppLogger } from '../../common/logging/app-logger.js';
import { isSlideNumber } from '../../common/slide-count.js';
import { AppConfig } from '../../config/app-config.js';
import { SiteSettings } from '../../config/site/site-settings.js';
import { HashedFiles, sha256 } from '../file-cache.js';
import { SlideDrawer } from './slide-drawer.js';
import { type SlidePicture, SlidePictureStore } from './slide-picture-store.js';

/** In the deck's build; made by `frontend-presentation/webpack/slide-pictures-plugin.mjs`. */
const SCRIPT = '.server/pictures/draw-slide.mjs';
const NAME = /^presentation-(\d+)\.png$/;

/**
 * Pictures for shared links to slides, drawn on the first request and stored below DATA_DIR: there are sixty, and
 * most are never requested (docs/decisions/0068).
 */
@Injectable()
export class SlidePictures implements OnApplicationShutdown {
  private readonly files = new HashedFiles();
  private readonly drawer: SlideDrawer;
  private readonly store: SlidePictureStore;
  private readonly inFlight = new Map<string, Promise<SlidePicture>>();

  constructor(
    private readonly config: AppConfig,
    private readonly settings: SiteSettings,
    logger: AppLogger,
  ) {
    this.drawer = new SlideDrawer(logger);
    this.store = new SlidePictureStore(path.join(config.dataDir, 'slide-pictures'), logger);
  }

  /**
   * The picture at a path such as `/sharing/hi/presentation-7.png`; undefined when it is not that of a slide, or
   * there is no build of the deck.
   * @throws AppError UNAVAILABLE when it cannot be drawn now
   */
  async find([, locale, file = '']: readonly string[]): Promise<SlidePicture | undefined> {
    const slide = NAME.exec(file)?.[1] ?? '';
    if ((locale !== 'en' && locale !== 'hi') || !isSlideNumber(slide)) return undefined;
    const script = path.join(this.config.web.remotes.presentation, SCRIPT);
    const [build, site] = await Promise.all([this.files.hash(script), this.settings.site()]);
    if (!build) return undefined;
    const set = sha256(JSON.stringify([build, site.name, site.nameHindi])).slice(0, 32);
    const name = path.join(locale, file);
    const company = locale === 'hi' ? (site.nameHindi ?? site.name) : site.name;
    const key = path.join(set, name);
    return this.once(key, async () => {
      const stored = await this.store.find(set, name);
      if (stored) return stored;
      const picture = await this.drawer.draw(key, script, { locale, number: Number(slide), company });
      return this.store.save(set, name, picture);
    });
  }

  onApplicationShutdown(): void {
    this.drawer.stop();
  }

  /** Concurrent calls for the same key share one result. */
  private once(key: string, find: () => Promise<SlidePicture>): Promise<SlidePicture> {
    const inFlight = this.inFlight.get(key) ?? find().finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, inFlight);
    return inFlight;
  }
}
