/**
 * The role that the service connects as in its embedded Postgres. initdb makes one role, a superuser: whoever has its
 * password, or can inject a statement, runs programs and reads files as Postgres' user (`COPY … TO PROGRAM`). So the name
 * and the password go to a role that owns our database and may do no more, and the superuser is left without a password.
 */

import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { codeOf } from '../../error-code.ts'

/** What the service connects as, with the password of the data folder. */
export const serviceRole = 'brandprint'
/** Without a password: only `postgres --single` on a stopped cluster is let in. */
const superuserRole = 'brandprint_superuser'
export const database = 'brandprint'

/** The role that initdb makes: Postgres' `BOOTSTRAP_SUPERUSERID`, which can be renamed and not restricted. */
const bootstrapOid = 10

/**
 * All or nothing: a DO block is one transaction. Objects are named one by one, as Postgres refuses REASSIGN OWNED for
 * the role of initdb. Safe to run again.
 */
const handOver = (attributes: string) => `
do $$
declare
  statement text;
begin
  if (select rolname from pg_roles where oid = ${bootstrapOid}) = '${serviceRole}' then
    -- A session cannot rename its own role.
    create role brandprint_handover superuser;
    set local session authorization brandprint_handover;
    alter role ${serviceRole} rename to ${superuserRole};
    reset session authorization;
    drop role brandprint_handover;
    execute format(
      'create role ${serviceRole} login nosuperuser nocreaterole noreplication nobypassrls ${attributes} password %L',
      (select rolpassword from pg_authid where oid = ${bootstrapOid}));
    alter role ${superuserRole} password null;
  end if;
  alter database ${database} owner to ${serviceRole};
  for statement in
    with ours as (select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
    select format('alter schema %I owner to ${serviceRole}', nspname)
    from pg_namespace join ours using (oid, nspname) where nspowner = ${bootstrapOid}
    union all
    select format('alter table %I.%I owner to ${serviceRole}', nspname, relname)
    from pg_class join ours on ours.oid = relnamespace
    where relowner = ${bootstrapOid} and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      -- A sequence of a column goes with its table.
      and not (relkind = 'S' and exists (
        select from pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and refobjsubid > 0 and deptype in ('a', 'i')))
    union all
    select format('alter routine %s owner to ${serviceRole}', pg_proc.oid::regprocedure)
    from pg_proc join ours on ours.oid = pronamespace where proowner = ${bootstrapOid}
    union all
    select format('alter type %I.%I owner to ${serviceRole}', nspname, typname)
    from pg_type join ours on ours.oid = typnamespace left join pg_class on pg_class.oid = typrelid
    where typowner = ${bootstrapOid} and (typtype in ('d', 'e', 'r') or typtype = 'c' and relkind = 'c')
  loop
    execute statement;
  end loop;
end
$$`

const tries = 5
/** A table that somebody uses at this moment is waited for so long; then they are disconnected again. */
const lockMs = 5_000

/** Of a server for tests: a database for each file, dropped also while autovacuum is in it. */
const creating = 'createdb in role pg_signal_backend'

/** Whether this connection may do everything, as the only role of a cluster that initdb just made, or of an old one. */
export async function isSuperuser(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select rolsuper from pg_roles where rolname = current_user')
  return rows[0]?.rolsuper === true
}

/**
 * Makes the service's role out of the superuser it used to be, and its database if there is none. Others who are
 * connected as superuser lose their connections, and come back as the new role. Killed at any moment, it is begun anew
 * by the next start: until the transaction commits nothing has changed.
 * @param to connects to the named database as the superuser
 */
export async function restrictServiceRole(
  to: (database: string) => string,
  { createsDatabases }: { createsDatabases: boolean },
): Promise<void> {
  await withClient(to('postgres'), async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${database}`)
  })
  await withClient(to(database), async (client) => {
    const statement = handOver(createsDatabases ? creating : 'nocreatedb')
    await client.query(`set lock_timeout = ${lockMs}`)
    for (let done = 1; ; done++) {
      try {
        await disconnectOthers(client)
        await client.query(statement)
        break
      } catch (error) {
        if (done === tries || !isPassing(error)) throw error
        await delay(100 * done)
      }
    }
    // Who connected as the superuser meanwhile may have made something since.
    await disconnectOthers(client)
    await client.query(statement)
  })
}

/** 55P03: lock_timeout; 40P01: deadlock. */
const isPassing = (error: unknown) => ['55P03', '40P01'].includes(codeOf(error))

async function disconnectOthers(client: pg.Client): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where usesysid = ${bootstrapOid} and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'brandprint role' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await work(client)
  } finally {
    client.end().catch(() => undefined)
  }
}
