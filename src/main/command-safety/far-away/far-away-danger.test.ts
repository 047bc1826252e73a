import { expect, it } from 'vitest';
import { danger, makeJudgedProject } from '../testing/judged-project';

// Commands are judged, never run.

makeJudgedProject();

const asks = `
  kubectl delete ns x
  kubectl apply -f a.yaml
  kubectl -n prod delete pod x
  kubectl --context=prod rollout restart deploy/x
  kubectl exec -it x -- sh
  kubectl --unknown get delete pod x
  kubectl *
  oc delete project x
  helm upgrade x .
  helm -n a uninstall x
  terraform apply
  terraform -chdir=infra destroy
  terraform apply -auto-approve
  terraform state rm x
  tofu apply
  pulumi up
  cdk deploy
  ansible-playbook site.yml
  ansible all -m ping
  aws s3 rm s3://x --recursive
  aws s3 sync . s3://x
  aws ec2 terminate-instances --instance-ids x
  aws --profile prod lambda invoke --function-name x out
  aws
  gcloud compute instances delete x
  gcloud run deploy x
  gsutil rm gs://x
  az group delete -n x
  az vm start -n x
  doctl compute droplet delete 1
  heroku ps:scale web=1
  fly deploy
  docker rm x
  docker rm -f x
  docker rmi x
  docker system prune -af
  docker volume rm x
  docker --context prod container rm x
  docker compose down -v
  docker compose -f a.yml rm x
  docker-compose -f a.yml down --volumes
  docker stack deploy x
  docker swarm leave --force
  podman rm x
  gh pr merge 1
  gh repo delete x
  gh issue close 1
  gh workflow run x
  gh secret set X
  gh api -X DELETE /repos/x/y
  gh api repos/x/y/issues -f title=x
  glab mr merge 1
  npm version patch
  npm --prefix a version 1.2.3
  npm token create
  npm login
  yarn version
  vercel
  vercel --prod
  firebase deploy
  netlify deploy
  wrangler publish
  dropdb x
  dropdb
  psql -c 'drop table x'
  mysql -e 'TRUNCATE x'
  redis-cli FLUSHALL
  crontab -
  crontab a
  crontab -r
  at now
  systemctl restart x
  systemctl --user stop x
  ssh host ls
  ssh host
  scp a host:b
  sftp host
  rsync -a --delete src/ new/
  rsync -a src/ host:new/
  rsync -e ssh a b
  env X=1 kubectl delete pod x
  timeout 60 terraform apply
  git ls-files | xargs kubectl
  bash -c 'kubectl delete pod x'
`;

const asksNothing = `
  kubectl get pods
  kubectl -n prod get pods -o wide
  kubectl --context prod describe pod x
  kubectl logs -f x
  kubectl config current-context
  kubectl version
  helm template .
  helm list -A
  terraform plan
  terraform fmt -recursive
  terraform init
  terraform state list
  pulumi preview
  cdk synth
  ansible-playbook --syntax-check site.yml
  aws s3 ls s3://x
  aws sts get-caller-identity
  aws ec2 describe-instances --region eu-west-1
  aws --version
  gcloud compute instances list
  az vm list
  docker ps -a
  docker build -t x .
  docker run --rm x
  docker compose up -d
  docker compose down
  docker logs x
  docker images
  gh pr list
  gh pr view 1
  gh pr create --fill
  gh run list
  gh api repos/x/y
  gh api --method GET search/issues -f q=x
  gh auth status
  npm version
  npm ls
  npm run version
  vercel dev
  firebase emulators:start
  wrangler dev
  psql -c 'select 1'
  redis-cli get x
  crontab -l
  systemctl status x
  rsync -a src/ new/
  ssh -V
`;

it.each(asks.trim().split(/\n\s*/))('%s asks', async (text) => {
  expect(await danger(text)).not.toBeNull();
});

it.each(asksNothing.trim().split(/\n\s*/))('%s does not ask', async (text) => {
  expect(await danger(text)).toBeNull();
});
