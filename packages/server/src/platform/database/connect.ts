import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { Tables } from './schema.ts'

export interface ConnectOptions {
  url: string
  /** As `pg_stat_activity` shows it. */
  applicationName: string
  /** Connections at most. */
  connections?: number
  /** 0: as long as they take. */
  statementMs?: number
  log?: Pick<Log, 'warn'>
}

const defaultConnections = 10
const defaultStatementMs = 30_000

/**
 * Kysely over a pool of connections. Opens none yet: an unreachable database shows at the first statement.
 * `destroy()` closes the pool once its statements have ended.
 */
export function connect(options: ConnectOptions): Kysely<Tables> {
  const { url, applicationName, connections = defaultConnections, statementMs = defaultStatementMs, log } = options
  const pool = new pg.Pool({
    connectionString: url,
    Client: PreparingClient,
    max: connections,
    application_name: applicationName,
    statement_timeout: statementMs,
    // A transaction that waits for us is one that we forgot: it would hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    options: '-c timezone=UTC',
  })
  // An idle connection that the server closed; without a listener it would end the process. The pool opens another.
  pool.on('error', (error) => log?.warn({ err: error }, 'A database connection was lost.'))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** Statements that repeat; the few long ones (inserts of many rows) differ in their length every time. */
const preparedMax = 500
const preparedCharactersMax = 4_000
const names = new Map<string, string>()

function preparedName(sql: string): string | undefined {
  if (sql.length > preparedCharactersMax) return undefined
  const known = names.get(sql)
  if (known !== undefined || names.size >= preparedMax) return known
  const name = `s${names.size}`
  names.set(sql, name)
  return name
}

/** Names each statement with parameters, so that Postgres parses and plans it once a connection. */
class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // Lost between two statements of a transaction: the next one fails, and says so; unheard it would end the process.
    this.on('error', () => undefined)
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads, of which one is changed.
  override query(...args: any[]): any {
    const [text, values, ...rest] = args
    const query = super.query as (...args: unknown[]) => unknown
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return query.apply(this, args)
    const name = preparedName(text)
    return query.apply(this, name === undefined ? args : [{ name, text, values }, ...rest])
  }
}
