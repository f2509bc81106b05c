import { type Kysely, sql } from 'kysely'

/** Threads of chat, their messages, what is being written, and what was used of the quotas. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_thread (
      id text primary key,
      account_id text not null references account on delete cascade,
      -- No reference: a thread stays, and shows it, when its analysis is deleted.
      analysis_id text,
      created_at timestamptz not null,
      message_count integer not null,
      last_message_at timestamptz not null
    )`.execute(db)
  await sql`create index chat_thread_of_account on chat_thread (account_id, created_at desc, id desc)`.execute(db)
  await sql`
    create index chat_thread_of_analysis on chat_thread (account_id, analysis_id, created_at desc, id desc)`.execute(db)

  await sql`
    create table chat_message (
      id text primary key,
      thread_id text not null references chat_thread on delete cascade,
      -- In the thread, from 1.
      position integer not null,
      role text not null check (role in ('user', 'assistant')),
      content text not null,
      created_at timestamptz not null,
      -- Of answers: who wrote it, and what it was charged.
      model text,
      tokens_used integer,
      unique (thread_id, position)
    )`.execute(db)

  await sql`
    create table chat_message_source (
      message_id text not null references chat_message on delete cascade,
      -- As the answer cites it: [n].
      n integer not null,
      page text not null,
      quote text not null,
      pointer text,
      primary key (message_id, n)
    )`.execute(db)

  // Answers that are being written: the lease of their threads and the tokens that they reserve. No reference to the thread:
  // a deleted one still has to be charged.
  await sql`
    create table chat_answer (
      -- Of the message that it becomes.
      id text primary key,
      thread_id text not null unique,
      account_id text not null references account on delete cascade,
      question_id text not null,
      model text not null,
      day date not null,
      prompt_tokens integer not null,
      reserved_tokens integer not null,
      -- Renewed while its process lives; after it, whoever comes by ends the answer.
      lease_until timestamptz not null,
      -- What was sent so far, some seconds old.
      written text not null default '',
      -- The hold of its Idempotency-Key, and how it is answered; null without one.
      hold jsonb
    )`.execute(db)
  await sql`create index chat_answer_of_account on chat_answer (account_id)`.execute(db)
  await sql`create index chat_answer_lease on chat_answer (lease_until)`.execute(db)

  // Apart from the messages: deleting a thread gives nothing back.
  await sql`
    create table chat_usage (
      message_id text primary key,
      account_id text not null references account on delete cascade,
      used_at timestamptz not null
    )`.execute(db)
  await sql`create index chat_usage_of_account on chat_usage (account_id, used_at desc)`.execute(db)
  await sql`
    create table chat_tokens (
      account_id text not null references account on delete cascade,
      -- UTC.
      day date not null,
      model text not null,
      tokens bigint not null,
      answers integer not null,
      primary key (account_id, day, model)
    )`.execute(db)

  // What a kept answer is about: it goes when that is deleted.
  await sql`alter table idempotent_request add column subject_id text`.execute(db)
  await sql`
    create index idempotent_request_of_subject on idempotent_request (account_id, subject_id)
    where subject_id is not null`.execute(db)
}
