import { type Action, accountOf, actionCommand, required, words } from '../administration/action-command.ts'
import { day } from '../output/day.ts'
import { table } from '../output/table.ts'
import { UsageError } from '../usage-error.ts'

const help = `Adds, removes and lists members of an account. A running service need not be
stopped.

Usage:
  brandprint members add ACCOUNT --email ADDRESS [--role owner|admin|member]
  brandprint members remove ACCOUNT --email ADDRESS
  brandprint members remove MEMBER
  brandprint members list ACCOUNT

Both make an event (team.member_added, team.member_removed). The default role is
member.

Options:
  --json    one JSON object on the standard output
`

interface ShownMember {
  id: string
  accountId: string
  email: string
  role: string
  addedAt: Date
}

const toJson = ({ id, accountId, email, role, addedAt }: ShownMember) => ({
  id,
  account_id: accountId,
  email,
  role,
  added_at: addedAt,
})

const add: Action = {
  options: ['account', 'email', 'role'],
  prepare(given) {
    const accountId = accountOf(given)
    const email = required(given, 'email', 'ada@acme.example')
    const role = given.options.role ?? 'member'
    return async ({ server, deps }) => {
      const member = await server.addMember(deps, { accountId, email, role })
      return { json: toJson(member), text: `Added ${member.email} to ${accountId} as ${member.role}:\n${member.id}` }
    }
  },
}

const remove: Action = {
  options: ['account', 'email'],
  prepare(given) {
    const { email } = given.options
    const first = given.positionals[0]
    const memberId = email === undefined && first?.startsWith('mem_') ? words(given, ['member'])[0]! : null
    const reference = memberId === null ? { accountId: accountOf(given), email: emailOf(email) } : { memberId }
    return async ({ server, deps }) => {
      const member = await server.removeMember(deps, reference)
      const json = { ...toJson(member), removed_at: member.removedAt }
      return { json, text: `Removed ${member.email} from ${member.accountId}.` }
    }
  },
}

function emailOf(written: string | undefined): string {
  if (written !== undefined) return written
  throw new UsageError('Which member? Give --email ADDRESS, or the identifier mem_… in place of the account.')
}

const list: Action = {
  options: ['account'],
  prepare(given) {
    const accountId = accountOf(given)
    return async ({ server, deps }) => {
      const members = await server.listMembers(deps, { accountId })
      const json = { members: members.map(toJson) }
      if (members.length === 0) return { json, text: `Account ${accountId} has no members.` }
      const columns = [{ title: 'ID' }, { title: 'EMAIL', shrinks: true }, { title: 'ROLE' }, { title: 'ADDED' }]
      const rows = members.map(({ id, email, role, addedAt }) => [id, email, role, day(addedAt)])
      return { json, text: table(columns, rows) }
    }
  },
}

export const membersCommand = actionCommand({
  name: 'members',
  summary: 'add, remove, list: who belongs to an account',
  help,
  actions: { add, remove, list },
})
