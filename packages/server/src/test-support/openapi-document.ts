interface Document {
  components: { schemas: Record<string, object> }
}

/** A schema of the OpenAPI document: where it refers to another, that one. */
export function dereferenced<Schema extends object>({ components }: Document, schema: Schema): Schema {
  const { $ref } = schema as { $ref?: string }
  return $ref === undefined ? schema : (components.schemas[$ref.slice('#/components/schemas/'.length)] as Schema)
}
