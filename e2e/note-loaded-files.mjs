import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

// Loaded by `--import` before the executable: records each source file that Node loads after it, one a line.

registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:')) appendFileSync(process.env.NOTE_LOADED_FILES, `${url}\n`);
    return nextLoad(url, context);
  },
});
