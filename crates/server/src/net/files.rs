//! The limit of open files. Each connection takes one.

/// Raises the soft limit of open files to the hard one. Returns the new limit, if the system has one.
#[cfg(unix)]
pub(crate) fn raise_file_limit() -> Option<u64> {
    let before = rlimit::getrlimit(rlimit::Resource::NOFILE);
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(now) => {
            tracing::info!(files = now, "the limit of open files");
            Some(now)
        }
        Err(error) => {
            let files = before.ok().map(|(soft, _)| soft);
            tracing::warn!(%error, files, "the limit of open files cannot be raised");
            files
        }
    }
}

/// This system has no such limit.
#[cfg(not(unix))]
pub(crate) fn raise_file_limit() -> Option<u64> {
    None
}
