/** Writes the types of the messages, for the editor and the type check. */
import { writeTypes } from './plugin.ts'

writeTypes()
