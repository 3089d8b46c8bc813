//! The settings as command line options.

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::bail;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};

use moonshot_store::Location;

use super::value::Form;
use super::{SETTINGS, Setting, Settings};

/// The options that were given, by name.
#[derive(Clone, Default, Debug)]
pub(crate) struct SettingOptions {
    given: BTreeMap<&'static str, String>,
}

impl SettingOptions {
    /// The text of the option with that name.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.given.get(name).map(String::as_str)
    }

    fn of(matches: &ArgMatches) -> SettingOptions {
        let text = |setting: &Setting| {
            let text = matches.try_get_one::<String>(setting.name).ok().flatten()?;
            Some((setting.name, text.clone()))
        };
        SettingOptions {
            given: SETTINGS.iter().filter_map(text).collect(),
        }
    }
}

impl FromArgMatches for SettingOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<SettingOptions, clap::Error> {
        Ok(SettingOptions::of(matches))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = SettingOptions::of(matches);
        Ok(())
    }
}

impl Args for SettingOptions {
    fn augment_args(command: Command) -> Command {
        command.args(arguments(|_| true))
    }

    fn augment_args_for_update(command: Command) -> Command {
        SettingOptions::augment_args(command)
    }
}

/// An option for each of these settings.
fn arguments(wanted: impl Fn(&Setting) -> bool) -> Vec<Arg> {
    let defaults = Settings::default().texts();
    let wanted = |(setting, _): &(&'static Setting, Option<String>)| wanted(setting);
    let argument = |(setting, default): (&'static Setting, Option<String>)| {
        let words: Vec<&str> = setting.doc.iter().map(|line| line.trim()).collect();
        let mut help = words.join(" ").trim_end_matches('.').to_owned();
        help += &format!(" [env: {}]", setting.variable());
        if let Some(default) = default {
            help += &format!(" [default: {default}]");
        }
        let argument = Arg::new(setting.name)
            .long(setting.name)
            .value_name(setting.placeholder)
            .help(help)
            .help_heading(setting.group);
        match setting.form {
            Form::Text | Form::Number | Form::List => argument,
            // `--open` alone means true.
            Form::Truth => argument
                .num_args(0..=1)
                .require_equals(true)
                .default_missing_value("true"),
        }
    };
    let settings = SETTINGS.iter().zip(defaults);
    settings.filter(wanted).map(argument).collect()
}

/// The options of commands that only need the location of the tables.
#[derive(Clone, Debug)]
pub(crate) struct DataOptions {
    options: SettingOptions,
    config: Option<PathBuf>,
}

impl DataOptions {
    /// Where the tables are stored, from the options, the environment and the configuration file.
    ///
    /// # Errors
    /// The same as `moonshot serve`.
    pub(crate) fn location(&self) -> anyhow::Result<Location> {
        let file = super::config_file(self.config.as_deref())?;
        let variable = |name: &str| {
            let wanted = matches!(name, "MOONSHOT_DATA" | "MOONSHOT_STORE");
            wanted.then(|| super::environment(name)).flatten()
        };
        Settings::gather(&self.options, variable, &file)?.location()
    }

    /// The directory of the tables.
    ///
    /// # Errors
    /// The same as [`DataOptions::location`], and if the tables are in a database.
    pub(crate) fn directory(&self) -> anyhow::Result<PathBuf> {
        match self.location()? {
            Location::Directory(directory) => Ok(directory),
            database @ Location::Postgres(_) => bail!(
                "the tables are in {database}. Use PostgreSQL's own pg_dump and pg_restore, or copy them to a \
                 directory: moonshot copy ADDRESS DIRECTORY"
            ),
        }
    }
}

impl FromArgMatches for DataOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<DataOptions, clap::Error> {
        Ok(DataOptions {
            options: SettingOptions::of(matches),
            config: matches.get_one("config").cloned(),
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = DataOptions::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for DataOptions {
    fn augment_args(command: Command) -> Command {
        let config = Arg::new("config")
            .long("config")
            .value_name("FILE")
            .value_parser(clap::value_parser!(PathBuf))
            .help("The configuration file of `moonshot serve` [env: MOONSHOT_CONFIG]");
        let data = arguments(|setting| matches!(setting.name, "data" | "store"));
        command.arg(config).args(data)
    }

    fn augment_args_for_update(command: Command) -> Command {
        DataOptions::augment_args(command)
    }
}
