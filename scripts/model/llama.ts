/** A model of a file, loaded by node-llama-cpp: chats in, tokens and pieces of text out. */
import { availableParallelism } from 'node:os'
import { loaderUrl } from './parts.ts'

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export interface Generation {
  prompt: Prompt
  tokensMax: number
  temperature: number
  seed: number | undefined
  /** What the answer has to be a value of; `json`: any JSON. */
  schema: object | 'json' | null
}

export interface Prompt {
  tokens: readonly Token[]
}

export type Piece = { text: string; tokens: number } | { reason: 'stop' | 'length' }

export type Llama = Awaited<ReturnType<typeof loadLlama>>

/** What is used of the loader, which is not installed where this is checked. */
type Token = number & { readonly token: unique symbol }
interface Loader {
  getLlama(options: { gpu: false; build: 'never'; logLevel: 'error' }): Promise<{
    loadModel(options: { modelPath: string }): Promise<LoadedModel>
    createGrammarForJsonSchema(schema: object): Promise<Grammar>
    getGrammarFor(kind: 'json'): Promise<Grammar>
    dispose(): Promise<void>
  }>
  resolveChatWrapper(model: LoadedModel): {
    generateContextState(options: { chatHistory: HistoryItem[] }): {
      contextText: { tokenize(tokenizer: unknown): Token[] }
    }
  }
  LlamaGrammarEvaluationState: new (options: { model: LoadedModel; grammar: Grammar }) => GrammarState
}
interface LoadedModel {
  tokenizer: unknown
  createContext(options: { sequences: number; contextSize: number; threads: number }): Promise<{
    contextSize: number
    getSequence(): Sequence
  }>
  detokenize(tokens: readonly Token[], specialTokens: boolean, lastTokens: readonly Token[]): string
}
interface Sequence {
  clearHistory(): Promise<void>
  evaluateWithoutGeneratingNewTokens(tokens: readonly Token[]): Promise<void>
  evaluate(
    tokens: readonly Token[],
    options: { temperature: number; seed?: number; grammarEvaluationState?: GrammarState },
  ): AsyncIterable<Token>
}
type HistoryItem = { type: 'system' | 'user'; text: string } | { type: 'model'; response: string[] }
type Grammar = { readonly grammar: unique symbol }
type GrammarState = { readonly state: unique symbol }

/**
 * Its threads wait for each other without sleeping, at each step of each token: where one of them gets no core, all do nothing.
 * Beside one busy process on two cores, one thread wrote 41 tokens a second and two wrote 4 (alone: about 115 and 100); the
 * loader's own choice took seconds for a token.
 */
const threads = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)))
/** So that who leaves while a long prompt is read is noticed in half a second. */
const promptTokensAtOnce = 128
/** A character is cut into at most so many tokens. */
const tokensHeldMax = 8

/** @param sequences how many answers are written side by side; others wait */
export async function loadLlama(modelPath: string, options: { contextTokens: number; sequences: number }) {
  const { getLlama, resolveChatWrapper, LlamaGrammarEvaluationState } = (await import(loaderUrl)) as Loader
  const llama = await getLlama({ gpu: false, build: 'never', logLevel: 'error' })
  const model = await llama.loadModel({ modelPath })
  const template = resolveChatWrapper(model)
  const { sequences } = options
  const context = await model.createContext({ sequences, contextSize: options.contextTokens, threads })
  const free = Array.from({ length: sequences }, () => context.getSequence())
  const waiting: PromiseWithResolvers<Sequence>[] = []

  async function takeSequence(signal: AbortSignal): Promise<Sequence> {
    signal.throwIfAborted()
    const sequence = free.shift()
    if (sequence !== undefined) return sequence
    const turn = Promise.withResolvers<Sequence>()
    waiting.push(turn)
    const leave = () => {
      if (!waiting.includes(turn)) return
      waiting.splice(waiting.indexOf(turn), 1)
      turn.reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    return turn.promise
  }

  function giveBack(sequence: Sequence): void {
    const next = waiting.shift()
    if (next === undefined) free.push(sequence)
    else next.resolve(sequence)
  }

  return {
    contextTokens: context.contextSize,

    /** In the form that the model was trained with; marks of that form within a message are plain text. */
    promptOf(messages: readonly ChatMessage[]): Prompt {
      const chatHistory: HistoryItem[] = messages.map(({ role, content }) =>
        role === 'assistant' ? { type: 'model', response: [content] } : { type: role, text: content },
      )
      chatHistory.push({ type: 'model', response: [] })
      return { tokens: template.generateContextState({ chatHistory }).contextText.tokenize(model.tokenizer) }
    },

    /**
     * The last piece says how it ended.
     * @throws the signal's reason once it is aborted
     */
    async *answer(asked: Generation, signal: AbortSignal): AsyncGenerator<Piece> {
      const grammar = await grammarOf(asked.schema)
      const sequence = await takeSequence(signal)
      try {
        await sequence.clearHistory()
        const { tokens } = asked.prompt
        const readAtOnce = tokens.length - (((tokens.length - 1) % promptTokensAtOnce) + 1)
        for (let at = 0; at < readAtOnce; at += promptTokensAtOnce) {
          await sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(at, at + promptTokensAtOnce))
          signal.throwIfAborted()
        }
        yield* written(sequence, tokens.slice(readAtOnce), { asked, grammar, signal })
      } finally {
        giveBack(sequence)
      }
    },

    close: () => llama.dispose(),
  }

  async function grammarOf(schema: Generation['schema']): Promise<GrammarState | null> {
    if (schema === null) return null
    const grammar =
      schema === 'json' ? await llama.getGrammarFor('json') : await llama.createGrammarForJsonSchema(schema)
    return new LlamaGrammarEvaluationState({ model, grammar })
  }

  async function* written(
    sequence: Sequence,
    tokens: readonly Token[],
    { asked, grammar, signal }: { asked: Generation; grammar: GrammarState | null; signal: AbortSignal },
  ): AsyncGenerator<Piece> {
    const options = {
      temperature: asked.temperature,
      ...(asked.seed !== undefined && { seed: asked.seed }),
      ...(grammar !== null && { grammarEvaluationState: grammar }),
    }
    let shown: Token[] = []
    let held: Token[] = []
    let count = 0
    let whole = ''
    for await (const token of sequence.evaluate(tokens, options)) {
      signal.throwIfAborted()
      held.push(token)
      count++
      const text = model.detokenize(held, false, shown)
      const isCut = text.endsWith('\ufffd') && held.length < tokensHeldMax
      yield { text: isCut ? '' : text, tokens: 1 }
      if (!isCut) {
        whole += text
        shown = [...shown, ...held].slice(-tokensHeldMax)
        held = []
      }
      // Grammars allow for empty lines without end after a value.
      if (grammar !== null && text.endsWith('\n') && isJson(whole)) break
      if (count < asked.tokensMax) continue
      yield { reason: 'length' }
      return
    }
    yield { reason: 'stop' }
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
