/** Starts the server that the tests share, and stops it at the end. */
import { Program } from './program'

export default async function start() {
  const program = await Program.start()
  process.env['MOONSHOT_E2E_URL'] = program.url
  return () => program.stop()
}
