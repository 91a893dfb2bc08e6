import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { NoConstruction } from './no-construction';
import { projectListQuery, projectQuery, selectedProperty } from './project.api';
import { ProjectView } from './project-view';

export default function ProjectPage() {
  const { propertyId = selectedProperty() } = useParams();
  const { data: project } = useQuery({
    ...projectQuery(propertyId ?? ''),
    enabled: propertyId !== undefined,
  });
  const { items: projects = [] } = useQuery(projectListQuery).data ?? {};
  if (propertyId === undefined) return <NoConstruction projects={projects} />;
  return project ? <ProjectView project={project} projects={projects} /> : null;
}
