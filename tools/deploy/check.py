"""Checks the files in deploy/ as far as that is possible on a machine without containers.

Each check prints "passed: …" or "skipped: …", with what is not installed; the first mistake ends it.
"""

import fnmatch
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent.parent
DEPLOY = ROOT / "deploy"
BIN = Path(sys.executable).parent
# The oldest Kubernetes version with all features in use (a sleep before stopping), and the newest of the schemas.
VERSIONS = ["1.30", "1.37"]
# Maximum exposure of each unit by `systemd-analyze security`: 0 is none, 100 is unprotected.
EXPOSED = {"moonshot": 15, "moonshot@": 15, "moonshot-backup": 45}




class Missing(Exception):
    """A program is not installed."""


def program(name, package):
    found = shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin")
    if not found:
        raise Missing(f"{name} is not installed (Debian: {package})")
    return found


def run(command, **more):
    """The output of a command; exits if it fails."""
    command = [str(part) for part in command]
    done = subprocess.run(command, **{"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, **more})
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr or ''}")
    return done.stdout


def documents(text):
    return [document for document in yaml.safe_load_all(text) if document]


def settings(moonshot):
    """The environment variables of `moonshot serve`."""
    said = run([moonshot, "serve", "--help"])
    return set(re.findall(r"\[env: (MOONSHOT_\w+)\]", said))


def variables_are_settings(moonshot):
    known = settings(moonshot)
    named = set()
    for file in sorted(DEPLOY.rglob("*")):
        if file.is_file():
            for name in re.findall(r"\bMOONSHOT_[A-Z_]*[A-Z]\b", file.read_text(encoding="utf-8")):
                assert name in known, f"{file}: {name} is no setting of moonshot serve"
                named.add(name)
    assert "MOONSHOT_STORE" in named, "the servers share a store"


def compose():
    run([BIN / "check-jsonschema", "--builtin-schema", "vendor.compose-spec", DEPLOY / "compose.yaml"])
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    told = (DEPLOY / "example.env").read_text(encoding="utf-8")
    for name in re.findall(r"\$\{(\w+):\?", text):
        assert re.search(rf"^{name}=", told, re.MULTILINE), f"deploy/example.env does not tell of {name}"
    whole = yaml.safe_load(text)
    services = whole["services"]
    for name, service in services.items():
        assert "latest" not in service["image"] or "build" in service, f"{name} has no fixed version"
        for other in service["depends_on"] if "depends_on" in service else []:
            assert other in services, f"{name} waits for {other}"
        for network in service["networks"]:
            assert network in whole["networks"], f"{name} is in {network}"
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            there = source in whole["volumes"] or source.startswith("${") or (DEPLOY / source).exists()
            assert there, f"{name} mounts {source}"
    # The proxy's upstreams must exist.
    proxied = re.findall(r"^\s+server ([\w-]+):8013", (DEPLOY / "nginx/several.conf").read_text(), re.MULTILINE)
    servers = [name for name, service in services.items() if service["image"].startswith("moonshot:")]
    assert len(servers) >= 2 and sorted(proxied) == sorted(servers), (proxied, servers)
    for name in servers + ["proxy", "nats", "prometheus", "grafana"]:
        assert services[name]["read_only"] and services[name]["cap_drop"] == ["ALL"], name
    for name, service in services.items():
        own = [port for port in service.get("ports", []) if not str(port).startswith("127.0.0.1:")]
        assert not own or name == "proxy", f"{name} is open to everybody at {own}"
    who_meets(whole, services, servers)
    figures(services, servers)


def who_meets(whole, services, servers):
    """Checks the networks: all are internal except the proxy's; services with metrics can be reached but cannot connect
    out."""
    wanted = {
        "front": [*servers, "proxy"],
        "back": [*servers, "postgres", "nats"],
        "metrics": [*servers, "prometheus"],
        "monitoring": ["prometheus", "grafana"],
        "watch": ["grafana"],
    }
    there = {network: [name for name, service in services.items() if network in service["networks"]] for network in whole["networks"]}
    assert {name: sorted(them) for name, them in there.items()} == {name: sorted(them) for name, them in wanted.items()}, there
    for name in ["back", "metrics", "monitoring"]:
        assert whole["networks"][name] == {"internal": True}, name
    assert whole["networks"]["watch"]["driver_opts"]["com.docker.network.bridge.enable_ip_masquerade"] == "false"
    assert whole["networks"]["front"]["ipam"]["config"] == [{"subnet": services[servers[0]]["environment"]["MOONSHOT_TRUSTED_PROXIES"]}]


def figures(services, servers):
    """Prometheus scrapes every server and Grafana reads from it; both are optional, and Grafana is read-only."""
    for name in ["prometheus", "grafana"]:
        assert services[name]["profiles"] == ["monitoring"], name
        assert int(services[name]["user"].split(":")[0]) > 0, f"{name} runs as root"
    can = services["grafana"]["environment"]
    assert can["GF_AUTH_ANONYMOUS_ORG_ROLE"] == "Viewer", can
    for name in ["AUTH_ANONYMOUS_ENABLED", "AUTH_DISABLE_LOGIN_FORM", "SECURITY_DISABLE_INITIAL_ADMIN_CREATION", "SERVER_ENFORCE_DOMAIN"]:
        assert can[f"GF_{name}"] == "true", name
    assert can["GF_AUTH_BASIC_ENABLED"] == "false" and not [name for name in can if "PASSWORD" in name], can
    mounts = {name: dict(volume.split(":")[1::-1] for volume in services[name]["volumes"]) for name in ["prometheus", "grafana"]}
    config = mounts["prometheus"]["/etc/prometheus/prometheus.yaml"]
    whole = yaml.safe_load((DEPLOY / config).read_text(encoding="utf-8"))
    (job,) = whole["scrape_configs"]
    named = [file for found in job["file_sd_configs"] for file in found["files"]] + whole["rule_files"]
    there = {file: mounts["prometheus"][f"/etc/prometheus/{file}"] for file in named}
    targets = yaml.safe_load((DEPLOY / there["targets/one.yaml"]).read_text(encoding="utf-8"))
    asked = sorted(target for one in targets for target in one["targets"])
    assert asked == sorted(f"{name}:9090" for name in servers), asked
    provisioning = DEPLOY / mounts["grafana"]["/etc/grafana/provisioning"]
    (source,) = yaml.safe_load((provisioning / "datasources/prometheus.yaml").read_text())["datasources"]
    assert source["type"] == "prometheus" and source["url"] == "http://prometheus:9090", source
    (provider,) = yaml.safe_load((provisioning / "dashboards/moonshot.yaml").read_text())["providers"]
    shown = f"{provider['options']['path']}/moonshot.json"
    assert shown in mounts["grafana"] and shown == can["GF_DASHBOARDS_DEFAULT_HOME_DASHBOARD_PATH"], provider


def compose_itself():
    docker = program("docker", "docker-compose-plugin")
    if subprocess.run([docker, "compose", "version"], capture_output=True).returncode != 0:
        raise Missing("this docker has no compose")
    environment = {**os.environ, "HOST_NAME": "cards.example.org", "CERTIFICATE": "/tmp", "POSTGRES_PASSWORD": "x"}
    run([docker, "compose", "-f", DEPLOY / "compose.yaml", "config", "--quiet"], env=environment)


def matches(pattern, path):
    """Whether a line of .dockerignore matches the path or one of its parents."""
    if pattern.startswith("**/"):
        return pattern.removeprefix("**/") in path.split("/")
    parts = path.split("/")
    above = ["/".join(parts[: depth + 1]) for depth in range(len(parts))]
    return any(fnmatch.fnmatchcase(one, pattern) and one.count("/") == pattern.count("/") for one in above)


def context_files():
    """The files that docker sends to the build: the last matching line of .dockerignore decides."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    lines = [line for line in lines if line and not line.startswith("#")]
    if (ROOT / ".git").exists():
        files = run(["git", "-C", ROOT, "ls-files", "--cached", "--others", "--exclude-standard"]).splitlines()
    else:
        # All files of the tree, except build outputs.
        files = []
        for folder, folders, names in os.walk(ROOT):
            folders[:] = [one for one in folders if one not in ("target", "node_modules", ".venv")]
            files += [os.path.relpath(os.path.join(folder, name), ROOT) for name in names]

    def sent(file):
        named = [line for line in lines if matches(line.removeprefix("!"), file)]
        return not named or named[-1].startswith("!")

    return {file for file in files if sent(file) and (ROOT / file).is_file()}


def containerfile(moonshot):
    run([BIN / "hadolint", DEPLOY / "Containerfile"])
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    last = text.split("\nFROM ")[-1]
    for line in ["USER 65532:65532", "HEALTHCHECK ", "STOPSIGNAL SIGTERM"]:
        assert f"\n{line}" in last, f"the image has no {line}"
    toolchain = (ROOT / "rust-toolchain.toml").read_text(encoding="utf-8")
    version = re.search(r"rust:(\d+\.\d+)-", text)[1]
    assert f'channel = "{version}.' in toolchain, f"rust-toolchain.toml does not name {version}"
    with tempfile.TemporaryDirectory() as directory:
        context = Path(directory)
        sent = context_files()
        for file in sent:
            (context / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / file, context / file)
        for source in re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.MULTILINE):
            for part in source.split():
                assert (context / part).exists(), f"the Containerfile copies {part}, which .dockerignore leaves out"
        # Every member of the workspace must be included.
        metadata = ["cargo", "metadata", "--no-deps", "--format-version", "1"]
        packages = json.loads(run(metadata, cwd=context, stderr=subprocess.PIPE))["packages"]
    # Another stage builds the page, and only clippy's driver reads clippy.toml.
    elsewhere = ("web/dist", "clippy.toml")
    missing = sorted(file for file in sources(moonshot, packages) - sent if not file.startswith(elsewhere))
    assert not missing, f".dockerignore leaves out {missing}, of which the program is built"


def sources(moonshot, packages):
    """The sources of the program, from the compiler's dependency files for the workspace's crates."""
    all_packages = {package["name"]: package for package in packages}
    ours, left = set(), ["moonshot"]
    while left:
        name = left.pop()
        if name in all_packages and name not in ours:
            ours.add(name)
            left += [one["name"] for one in all_packages[name]["dependencies"] if one["kind"] != "dev"]
    found = set()
    for crate in (name.replace("-", "_") for name in ours):
        written = [file.read_text(encoding="utf-8") for file in (moonshot.parent / "deps").glob(f"{crate}-*.d")]
        # Only the library itself: its tests may read more files.
        lines = [line.partition(".rlib: ") for text in written for line in text.splitlines()]
        library = [files for built, _, files in lines if f"/lib{crate}-" in built and files]
        assert library, f"{crate} is not built beside {moonshot}"
        files = [os.path.relpath(ROOT / file, ROOT) for line in library for file in line.split()]
        # Dependency files of older builds may list deleted files.
        found |= {file for file in files if not file.startswith("..") and (ROOT / file).exists()}
    assert len(ours) > 5 and len(found) > 100, (ours, found)
    return found


def containerfile_itself():
    docker = program("docker", "docker-buildx-plugin")
    if subprocess.run([docker, "buildx", "version"], capture_output=True).returncode != 0:
        raise Missing("this docker has no buildx")
    if subprocess.run([docker, "info"], capture_output=True).returncode != 0:
        raise Missing("docker does not run here")
    run([docker, "buildx", "build", "--check", "-f", DEPLOY / "Containerfile", ROOT])


def kubernetes():
    files = sorted((DEPLOY / "kubernetes").glob("*.yaml"))
    plain = [file for file in files if file.name != "kustomization.yaml"]
    for version in VERSIONS:
        run([BIN / "kubernetes-validate", "--strict", "--quiet", "-k", version, *plain])
    listed = yaml.safe_load((DEPLOY / "kubernetes/kustomization.yaml").read_text())["resources"]
    assert sorted(listed) == [file.name for file in plain if ".example." not in file.name], listed
    everything = {(one["kind"], one["metadata"]["name"]): one for file in plain for one in documents(file.read_text())}
    for (kind, name), one in everything.items():
        if kind == "Deployment":
            restricted(name, one["spec"]["template"]["spec"], everything)
            labels = one["spec"]["template"]["metadata"]["labels"]
            assert one["spec"]["selector"]["matchLabels"].items() <= labels.items(), name
            service = everything["Service", name]["spec"]
            assert service["selector"].items() <= labels.items(), name
            ports = {port["name"] for port in one["spec"]["template"]["spec"]["containers"][0]["ports"]}
            assert {port["targetPort"] for port in service["ports"]} <= ports, name
    servers = everything["Deployment", "moonshot"]["spec"]
    assert servers["replicas"] >= 2
    container = servers["template"]["spec"]["containers"][0]
    drain = int(everything["ConfigMap", "moonshot-settings"]["data"]["MOONSHOT_DRAIN_SECONDS"])
    needed = container["lifecycle"]["preStop"]["sleep"]["seconds"] + drain
    assert servers["template"]["spec"]["terminationGracePeriodSeconds"] > needed, "it is killed while it drains"


def restricted(name, pod, everything):
    """Checks that pods satisfy the namespace's restrictions and that everything they reference exists."""
    assert pod["securityContext"]["runAsNonRoot"] and pod["automountServiceAccountToken"] is False, name
    for container in pod["containers"]:
        context = container["securityContext"]
        assert context["readOnlyRootFilesystem"] and context["capabilities"]["drop"] == ["ALL"], name
        assert context["allowPrivilegeEscalation"] is False, name
        assert {"livenessProbe", "readinessProbe", "resources"} <= container.keys(), name
        ports = {port["name"] for port in container["ports"]}
        for probe in ["livenessProbe", "readinessProbe", "startupProbe"]:
            assert probe not in container or container[probe]["httpGet"]["port"] in ports, (name, probe)
        for source in container.get("envFrom", []):
            assert ("ConfigMap", source["configMapRef"]["name"]) in everything, name
        for variable in container.get("env", []):
            key = variable["valueFrom"]["secretKeyRef"]
            assert key["key"] in everything["Secret", key["name"]]["stringData"], name


def kustomized():
    kubectl = program("kubectl", "kubernetes-client")
    with tempfile.NamedTemporaryFile("w", suffix=".yaml") as file:
        file.write(run([kubectl, "kustomize", DEPLOY / "kubernetes"]))
        file.flush()
        run([BIN / "kubernetes-validate", "--strict", "--quiet", "-k", VERSIONS[-1], file.name])


def nginx():
    nginx, openssl = program("nginx", "nginx"), program("openssl", "openssl")
    with tempfile.TemporaryDirectory() as place:
        place = Path(place)
        names = ["fullchain.pem", "privkey.pem"]
        run([openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
            + ["-out", place / names[0], "-keyout", place / names[1]])
        # Server names resolve only in the containers' network.
        text = (DEPLOY / "nginx/several.conf").read_text(encoding="utf-8")
        text = re.sub(r"server moonshot-\d:", "server 127.0.0.1:", text)
        text = text.replace("/tmp/", f"{place}/").replace("/etc/nginx/certificate", str(place))
        (place / "several.conf").write_text(text, encoding="utf-8")
        one = (DEPLOY / "nginx/one.conf").read_text(encoding="utf-8")
        one = re.sub(r"/etc/letsencrypt/live/[\w.]+", str(place), one)
        (place / "one.conf").write_text(f"pid {place}/pid;\nevents {{}}\nhttp {{\n{one}}}\n", encoding="utf-8")
        for file in ["one.conf", "several.conf"]:
            run([nginx, "-t", "-q", "-p", place, "-c", place / file, "-e", place / "error.log"])


def units(moonshot):
    analyze = program("systemd-analyze", "systemd")
    with tempfile.TemporaryDirectory() as place:
        place = Path(place)
        for file in sorted((DEPLOY / "systemd").iterdir()):
            text = file.read_text(encoding="utf-8")
            text = text.replace("/usr/local/bin/moonshot", str(moonshot.resolve()))
            (place / file.name).write_text(text, encoding="utf-8")
        for file in sorted(place.iterdir()):
            said = run([analyze, "verify", "--man=no", file])
            assert not said.strip(), said
        for name, most in EXPOSED.items():
            run([analyze, "security", "--offline=true", f"--threshold={most}", place / f"{name}.service"])


def alerts():
    promtool = program("promtool", "prometheus")
    rules = DEPLOY / "prometheus"
    said = run([promtool, "check", "config", "prometheus.yaml"], cwd=rules)
    assert "WARNING" not in said, said
    for targets in sorted((rules / "targets").iterdir()):
        # The form in which Prometheus reads them from its configuration.
        found = {"scrape_configs": [{"job_name": "moonshot", "file_sd_configs": [{"files": [str(targets)]}]}]}
        with tempfile.NamedTemporaryFile("w", suffix=".yaml") as file:
            yaml.safe_dump(found, file)
            file.flush()
            said = run([promtool, "check", "config", file.name])
            assert "WARNING" not in said, said
    run([promtool, "test", "rules", "alerts.test.yaml"], cwd=rules)


def dashboard():
    """Every expression of the dashboard, as Prometheus rules."""
    promtool = program("promtool", "prometheus")
    panels = json.loads((DEPLOY / "grafana/moonshot.json").read_text(encoding="utf-8"))["panels"]
    expressions = [target["expr"] for panel in panels for target in panel.get("targets", [])]
    assert len(expressions) > 20
    rules = [
        {"record": f"panel:{number}", "expr": one.replace("$__rate_interval", "5m").replace("$instance", ".*")}
        for number, one in enumerate(expressions)
    ]
    with tempfile.NamedTemporaryFile("w", suffix=".yaml") as file:
        yaml.safe_dump({"groups": [{"name": "dashboard", "rules": rules}]}, file)
        file.flush()
        run([promtool, "check", "rules", file.name])


def main():
    if len(sys.argv) != 2:
        sys.exit("tools/deploy/run target/debug/moonshot")
    moonshot = Path(sys.argv[1])
    checks = [
        ("every variable is a setting", lambda: variables_are_settings(moonshot)),
        ("the Containerfile, by hadolint and what it is sent", lambda: containerfile(moonshot)),
        ("the Containerfile, by docker", containerfile_itself),
        ("Compose, by its schema", compose),
        ("Compose, by docker", compose_itself),
        ("Kubernetes, by its schemas", kubernetes),
        ("Kubernetes, put together by kubectl", kustomized),
        ("nginx, by nginx", nginx),
        ("the units, by systemd", lambda: units(moonshot)),
        ("the alerts, by promtool", alerts),
        ("the dashboard's expressions, by promtool", dashboard),
    ]
    for name, check in checks:
        try:
            check()
        except Missing as missing:
            print(f"skipped: {name}: {missing}")
        else:
            print(f"passed: {name}")


if __name__ == "__main__":
    main()
