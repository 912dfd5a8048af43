"""What moderators and operators do: bans, mutes, reports, the audit log."""
