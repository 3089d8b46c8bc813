/** Runs a script of the build that is written in TypeScript: `node run.js locales/write.ts`. */
import { runnerImport } from 'vite'

await runnerImport(`./${process.argv[2]}`)
