import { downloadUrl } from './downloads/download-address.ts'
import type { ExportRow } from './queries.ts'
import type { Export, ProcessingExport } from './schema.ts'

export const startedToWire = (id: string): ProcessingExport => ({
  export_id: id,
  status: 'processing',
  download_url: null,
  expires_at: null,
})

/** @param signing the service's address, and the key that downloads are signed with */
export function exportToWire(
  row: Pick<ExportRow, 'id' | 'status' | 'expires_at' | 'error_message'>,
  signing: { baseUrl: string; key: Buffer },
): Export {
  const { id, status, expires_at: expiresAt } = row
  if (status === 'processing') return startedToWire(id)
  if (status === 'failed') {
    return { ...startedToWire(id), status, error_message: String(row.error_message) }
  }
  if (expiresAt === null) throw new Error(`The export ${id} is completed and has no end.`)
  return {
    export_id: id,
    status,
    download_url: downloadUrl(signing, { exportId: id, expiresAt }),
    expires_at: expiresAt.toISOString(),
  }
}
