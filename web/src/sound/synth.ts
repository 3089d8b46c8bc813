/** Makes the sounds with Web Audio. Loaded when the first one is due. */
import { PLANS, type Sound, type Strand } from './plan'

/** The master gain: a card should not drown a conversation. */
const MIX = 0.16
const USUAL = 60
/** How long the output runs on after a sound, in milliseconds: a running one costs battery though nothing sounds. */
const RUNS_ON_MS = 5_000

let context: AudioContext | null = null
let mix: GainNode | null = null
let hiss: AudioBuffer | null = null
let rest: ReturnType<typeof setTimeout> | undefined

/** The output, with a limiter for sounds that coincide. */
function output(audio: AudioContext): GainNode {
  if (mix) return mix
  const gain = audio.createGain()
  gain.connect(audio.createDynamicsCompressor()).connect(audio.destination)
  return (mix = gain)
}

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return hiss
}

/** Plays a sound at a volume from 0 to 100. */
export async function play(sound: Sound, volume: number): Promise<void> {
  context ??= new AudioContext()
  output(context).gain.value = (MIX * volume) / USUAL
  clearTimeout(rest)
  // Also where it runs: it may be about to stop.
  await context.resume()
  for (const strand of PLANS[sound]) sing(context, strand)
  clearTimeout(rest)
  rest = setTimeout(() => void context?.suspend(), RUNS_ON_MS)
}

function sing(audio: AudioContext, strand: Strand) {
  const from = audio.currentTime + 0.01 + strand.at
  const until = from + strand.rings
  const shape = audio.createGain()
  shape.gain.setValueAtTime(0, from)
  shape.gain.linearRampToValueAtTime(strand.loud, from + Math.min(0.012, strand.rings / 4))
  shape.gain.exponentialRampToValueAtTime(0.0001, until)
  shape.connect(output(audio))
  if (strand.kind === 'noise') {
    const source = audio.createBufferSource()
    source.buffer = noise(audio)
    const filter = audio.createBiquadFilter()
    filter.type = 'bandpass'
    // A little variation, so that no two cards sound the same.
    filter.frequency.value = strand.pitch * (0.88 + Math.random() * 0.24)
    filter.Q.value = 0.9
    source.connect(filter).connect(shape)
    source.start(from, Math.random())
    source.stop(until)
  } else {
    const source = audio.createOscillator()
    source.type = strand.kind
    source.frequency.setValueAtTime(strand.pitch, from)
    if (strand.glidesTo) source.frequency.exponentialRampToValueAtTime(strand.glidesTo, until)
    source.connect(shape)
    source.start(from)
    source.stop(until)
  }
}
