import type { AppLogger } from '../../common/logging/app-logger.js';
import type { AppConfig } from '../app-config.js';
import { placeholderSite } from './placeholder-site.js';
import { RemotesConfig, unencryptedRemote } from './remotes-config.dto.js';
import { SiteConfig } from './site-config.dto.js';
import { WatchedJsonFile } from './watched-json-file.js';

/**
 * Run-time settings of the web: the company's details, and the locations of the remotes. Both files may change while
 * the server runs.
 */
export class SiteSettings {
  private constructor(
    private readonly siteFile: WatchedJsonFile<SiteConfig> | undefined,
    private readonly remotesFile: WatchedJsonFile<RemotesConfig> | undefined,
    private readonly placeholder: SiteConfig,
  ) {}

  /** Reads both files once, so that an invalid one prevents the start. Throws `ConfigError`. */
  static async load(config: AppConfig, logger: AppLogger): Promise<SiteSettings> {
    const { siteConfigFile, remotesConfigFile } = config;
    const settings = new SiteSettings(
      siteConfigFile ? new WatchedJsonFile('SITE_CONFIG', siteConfigFile, SiteConfig, logger) : undefined,
      remotesConfigFile
        ? new WatchedJsonFile(
            'REMOTES_CONFIG',
            remotesConfigFile,
            RemotesConfig,
            logger,
            config.isProduction ? unencryptedRemote : undefined,
          )
        : undefined,
      placeholderSite(config.publicUrl),
    );
    await Promise.all([settings.site(), settings.remotes()]);
    return settings;
  }

  /** `siteUrl` is never empty. */
  async site(): Promise<SiteConfig> {
    if (!this.siteFile) return this.placeholder;
    const site = await this.siteFile.current();
    return site.siteUrl ? site : { ...site, siteUrl: this.placeholder.siteUrl };
  }

  async remotes(): Promise<RemotesConfig> {
    return this.remotesFile ? this.remotesFile.current() : new RemotesConfig();
  }
}
