// Applies merge patches (RFC 7396): what one step changed in a view. A view has no nulls, so null deletes.

function is_record(value: unknown): value is Record<string, unknown> {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value after the patch; what did not change is the same object as before. */
export function patched<T>(value: T, patch: unknown): T {
    if (!is_record(patch)) return patch as T;
    const out: Record<string, unknown> = is_record(value) ? { ...value } : {};
    for (const [key, part] of Object.entries(patch)) {
        if (part === null) delete out[key];
        else out[key] = patched(out[key], part);
    }
    return out as T;
}
