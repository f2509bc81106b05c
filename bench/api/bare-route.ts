/**
 * What reads are measured against: a Fastify route that reads stored bytes by primary key and sends them, and does
 * nothing else. `node bench/api/bare-route.ts PORT`, with DATABASE_URL.
 */
import Fastify from 'fastify'
import pg from 'pg'
import { plainBodies, poolConnections } from './shapes.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: poolConnections })
const app = Fastify()

interface ById {
  Params: { id: string }
}

/** The compressed answer, as the service stores it. */
app.get<ById>('/gzip/:id', async ({ params }, reply) => {
  const text = 'select body_gzip from analysis_result where analysis_id = $1'
  const { rows } = await pool.query<{ body_gzip: Buffer }>({ name: 'gzip', text, values: [params.id] })
  return reply.type('application/json; charset=utf-8').header('content-encoding', 'gzip').send(rows[0]!.body_gzip)
})

/** The answer without compression, stored like that for this benchmark alone. */
app.get<ById>('/plain/:id', async ({ params }, reply) => {
  const text = `select body from ${plainBodies} where analysis_id = $1`
  const { rows } = await pool.query<{ body: Buffer }>({ name: 'plain', text, values: [params.id] })
  return reply.type('application/json; charset=utf-8').send(rows[0]!.body)
})

process.once('SIGTERM', async () => {
  await app.close()
  await pool.end()
})
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) })
