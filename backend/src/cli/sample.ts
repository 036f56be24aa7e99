import 'reflect-metadata';
import { loadConfig } from '../config/app-config.js';
import { endWith } from './end-with.js';
import { addSamples } from './sample/add-samples.js';
import { CommandError, sentenceOf, withApplication } from './with-application.js';

/* `node backend/dist/cli/sample.js`, with the environment of the server: fills an empty console with sample people. */

async function run(): Promise<void> {
  // The limits are those of one stranger; here several hundred forms come from one place.
  const config = loadConfig({ ...process.env, LOG_LEVEL: 'fatal', RATE_LIMIT_SCALE: '1000' });
  if (config.isProduction) {
    throw new CommandError('Sample data is for trying the product out; it is not added in production.');
  }
  if (config.mail.smtpUrl !== undefined) {
    throw new CommandError('Sample people have no mailboxes: unset SMTP_URL, then their mails are files.');
  }
  await withApplication(config, async (app) => {
    const added = await addSamples(app);
    process.stdout.write(added === 0 ? 'All samples were there already.\n' : `Added ${added} samples.\n`);
  });
}

endWith(run(), sentenceOf);
