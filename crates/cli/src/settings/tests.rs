use std::path::Path;

use clap::{Args, Command, FromArgMatches};

use super::*;

/// A non-default value of each setting, as text.
fn other_value(setting: &Setting) -> String {
    let default = Settings::default().texts();
    let index = SETTINGS.iter().position(|known| known.name == setting.name);
    let default = default[index.unwrap()].clone();
    let candidates = [
        "192.0.2.7:4711",
        "192.0.2.0/24",
        "4711",
        "true",
        "json",
        "debug",
        "7/min+3",
        "postgres://anna@host/games",
        "nats://host:4222",
        "http://127.0.0.1:4318",
    ];
    let reads = |text: &&&str| {
        let given = Given {
            text: (**text).to_owned(),
            origin: Origin::Option(setting.name),
        };
        let read = Settings::read(|name| (name == setting.name).then(|| given.clone()));
        read.is_ok() && default.as_deref() != Some(**text)
    };
    (*candidates.iter().find(reads).unwrap()).to_owned()
}

fn options(arguments: &[String]) -> SettingOptions {
    let command = SettingOptions::augment_args(Command::new("serve").no_binary_name(true));
    let matches = command.try_get_matches_from(arguments).unwrap();
    SettingOptions::from_arg_matches(&matches).unwrap()
}

fn file(text: &str) -> anyhow::Result<ConfigFile> {
    ConfigFile::read(Path::new("moonshot.toml"), text)
}

fn none(_: &str) -> Option<String> {
    None
}

fn value_of(settings: &Settings, name: &str) -> Option<String> {
    let index = SETTINGS.iter().position(|setting| setting.name == name);
    settings.texts()[index.unwrap()].clone()
}

#[test]
fn every_setting_is_an_option_a_variable_and_a_line_that_say_the_same() {
    for setting in SETTINGS {
        let value = other_value(setting);
        let by_option = options(&[format!("--{}={value}", setting.name)]);
        let by_option = Settings::gather(&by_option, none, &ConfigFile::default()).unwrap();
        let variable = |name: &str| (name == setting.variable()).then(|| value.clone());
        let no_option = SettingOptions::default();
        let by_variable = Settings::gather(&no_option, variable, &ConfigFile::default()).unwrap();
        let line = format!("{} = {}\n", setting.name, setting.form.in_file(&value));
        let by_line = Settings::gather(&no_option, none, &file(&line).unwrap()).unwrap();
        assert_eq!(
            value_of(&by_option, setting.name),
            Some(value),
            "{}",
            setting.name
        );
        assert_eq!(by_option, by_variable, "{}", setting.name);
        assert_eq!(by_option, by_line, "{}", setting.name);
        assert_ne!(by_option, Settings::default(), "{}", setting.name);
    }
}

#[test]
fn an_option_counts_before_a_variable_before_a_line_before_the_default() {
    let line = file("drain-seconds = 3\n").unwrap();
    let variable = |name: &str| (name == "MOONSHOT_DRAIN_SECONDS").then(|| "2".to_owned());
    let option = options(&["--drain-seconds=1".to_owned()]);
    let no_option = SettingOptions::default();
    let no_file = ConfigFile::default();
    let drain = |settings: Result<Settings, SettingError>| settings.unwrap().drain_seconds;
    let drain = |settings| drain(settings).as_secs();
    assert_eq!(drain(Settings::gather(&option, variable, &line)), 1);
    assert_eq!(drain(Settings::gather(&no_option, variable, &line)), 2);
    assert_eq!(drain(Settings::gather(&no_option, none, &line)), 3);
    assert_eq!(drain(Settings::gather(&no_option, none, &no_file)), 10);
    let empty = |_: &str| Some(String::new());
    assert_eq!(drain(Settings::gather(&no_option, empty, &line)), 3);
}

#[test]
fn what_print_config_prints_is_read_back_as_it_was() {
    let mut arguments: Vec<String> = Vec::new();
    let no_option = SettingOptions::default();
    let again = |settings: &Settings| {
        let text = settings.print();
        Settings::gather(&no_option, none, &file(&text).unwrap()).unwrap()
    };
    assert_eq!(again(&Settings::default()), Settings::default());
    for setting in SETTINGS {
        arguments.push(format!("--{}={}", setting.name, other_value(setting)));
    }
    let all = Settings::gather(&options(&arguments), none, &ConfigFile::default()).unwrap();
    assert_eq!(again(&all), all);
    let odd = Settings {
        data: Some("/a \"b\" \\ 'c' # d\n".into()),
        ..Settings::default()
    };
    assert_eq!(again(&odd), odd);
    let unlimited: Vec<String> = SETTINGS
        .iter()
        .zip(Settings::default().texts())
        .filter(|(setting, _)| setting.group.starts_with("Limits"))
        .filter(|(setting, default)| default.is_some() && !setting.name.ends_with("seconds"))
        .filter(|(setting, _)| setting.name != "local-factor")
        .map(|(setting, _)| format!("--{}=none", setting.name))
        .collect();
    assert_eq!(unlimited.len(), 15);
    let unlimited = options(&unlimited);
    let unlimited = Settings::gather(&unlimited, none, &ConfigFile::default()).unwrap();
    assert_eq!(unlimited.limits().open_tables, None);
    assert_eq!(again(&unlimited), unlimited);
    // Every setting appears with its documentation.
    let text = Settings::default().print();
    for setting in SETTINGS {
        assert!(
            text.contains(&format!("{} = ", setting.name)),
            "{}",
            setting.name
        );
        assert!(text.contains(setting.doc[0].trim()), "{}", setting.name);
    }
}

#[test]
fn a_line_that_is_no_setting_is_refused_with_its_place() {
    for (text, says) in [
        (
            "# comment\n\nlisten = \"127.0.0.1:1\"\ndrain_seconds = 5\n",
            "moonshot.toml:4: there is no setting “drain_seconds”; the nearest is “drain-seconds”",
        ),
        (
            "[server]\nlisten = \"127.0.0.1:1\"\n",
            "moonshot.toml:1: there is no setting “server”",
        ),
        (
            "\ndrain-seconds = \"5\"\n",
            "moonshot.toml:2: drain-seconds: this setting is a number without quotes",
        ),
        ("\n\nlisten = \n", "moonshot.toml:3: "),
        (
            "listen = [\"127.0.0.1:1\"]\n",
            "moonshot.toml:1: listen: this setting is a text in quotes",
        ),
    ] {
        let refused = file(text).unwrap_err().to_string();
        assert!(refused.contains(says), "{refused} does not say {says}");
    }
}

#[test]
fn a_value_that_a_setting_cannot_have_is_refused_with_its_place() {
    let no_option = SettingOptions::default();
    let line = file("\nlisten = \"here\"\n").unwrap();
    let refused = Settings::gather(&no_option, none, &line).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "moonshot.toml:2: listen: “here” is not an address with a port, such as 127.0.0.1:8013"
    );
    let option = options(&["--log=xml".to_owned()]);
    let refused = Settings::gather(&option, none, &ConfigFile::default()).unwrap_err();
    assert_eq!(refused.to_string(), "--log: “xml” is not text or json");
    let variable = |name: &str| (name == "MOONSHOT_OPEN").then(|| "yes".to_owned());
    let refused = Settings::gather(&no_option, variable, &ConfigFile::default()).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "MOONSHOT_OPEN: “yes” is not true or false"
    );
    for bad in ["-1", "1.5", "", "99999999999999999999999"] {
        let option = options(&[format!("--drain-seconds={bad}")]);
        assert!(
            Settings::gather(&option, none, &ConfigFile::default()).is_err(),
            "{bad}"
        );
    }
    for bad in ["loud", "moonshot_server=loud"] {
        let option = options(&[format!("--log-level={bad}")]);
        assert!(
            Settings::gather(&option, none, &ConfigFile::default()).is_err(),
            "{bad}"
        );
    }
}

fn read<T: SettingValue>(text: &str, default: &T) -> Result<T, String> {
    let given = Given {
        text: text.to_owned(),
        origin: Origin::Option("limit"),
    };
    given.read(default).map_err(|error| error.to_string())
}

#[test]
fn a_host_is_a_name_and_no_address_of_a_page() {
    let hosts = |text: &str| read::<Vec<HostName>>(text, &Vec::new());
    let names = hosts("cards.example.org, Attic.local,192.0.2.7,2001:db8::1").unwrap();
    assert_eq!(names.len(), 4);
    for bad in [
        "example.org/cards",
        "https://cards.example.org",
        "https://example.org/cards/",
        "cards.example.org:8443",
        "/cards/",
        "*.example.org",
        "",
    ] {
        let refused = hosts(bad).unwrap_err();
        assert!(
            refused.contains("cannot be served below a path"),
            "{refused}"
        );
    }
}

#[test]
fn none_takes_a_limit_away_that_is_there_by_default() {
    assert_eq!(read("none", &Some(5_u64)), Ok(None));
    assert_eq!(read("7", &Some(5_u64)), Ok(Some(7)));
    assert!(
        read::<Option<u64>>("none", &None).is_err(),
        "it is none already"
    );
    assert!(read("none", &5_u64).is_err(), "it is no limit");
}

#[test]
fn without_settings_the_limits_are_the_usual_ones() {
    assert_eq!(Settings::default().limits(), Limits::default());
    assert_eq!(Settings::default().reach(), Reach::default());
}

#[test]
fn a_list_goes_round() {
    let hosts: Vec<SocketAddr> = read("192.0.2.1:1, 192.0.2.2:2", &Vec::new()).unwrap();
    assert_eq!(hosts.len(), 2);
    let text = hosts.write().unwrap();
    assert_eq!(read(&text, &Vec::new()), Ok(hosts));
    assert_eq!(
        Form::List.in_file(&text),
        "[\"192.0.2.1:1\", \"192.0.2.2:2\"]"
    );
    assert!(read::<Vec<SocketAddr>>("192.0.2.1:1,,", &Vec::new()).is_err());
}
